// <a data-export="id of an output">: says how many logs the file holds so far while it is downloaded.
const ASK_MS = 700;
/** An export that this process does not know of, or no more, is not waited for. */
const MOST_UNKNOWN = 10;
const wholeNumber = new Intl.NumberFormat("en-GB");

async function follow(output, id) {
  for (let unknown = 0; unknown < MOST_UNKNOWN;) {
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    const response = await fetch(`/dashboard/logs/exports/${id}`);
    if (!response.ok) {
      unknown++;
      continue;
    }
    const { logs, state } = await response.json();
    const count = wholeNumber.format(logs);
    if (state === "done") return (output.textContent = `${count} logs exported.`);
    if (state === "failed") return (output.textContent = `Stopped after ${count} logs.`);
    output.textContent = `${count} logs so far …`;
  }
  output.textContent = "";
}

for (const link of document.querySelectorAll("a[data-export]")) {
  link.addEventListener("click", () => {
    const id = crypto.randomUUID();
    const url = new URL(link.href);
    url.searchParams.set("progress", id);
    link.href = url.href;
    const output = document.getElementById(link.dataset.export);
    output.textContent = "Starting …";
    void follow(output, id);
  });
}
