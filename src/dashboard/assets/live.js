// Keeps what is still undergoing audit up to date: by server-sent events, and where they do not get
// through by asking now and then.
const ASK_MS = 5000;

const reload = document.querySelector("[data-reload]");
const pending = () => document.querySelectorAll("tr[data-pending]");

async function refresh(row) {
  const response = await fetch(`/dashboard/logs/${row.dataset.pending}/row`);
  if (!response.ok) return;
  const table = document.createElement("tbody");
  table.innerHTML = await response.text();
  if (table.firstElementChild?.dataset.pending === undefined)
    row.replaceWith(table.firstElementChild);
}

async function refreshAll() {
  for (const row of pending()) await refresh(row);
  if (reload) {
    const response = await fetch(`/dashboard/logs/${reload.dataset.reload}/row`);
    if (response.ok && !(await response.text()).includes("data-pending")) location.reload();
  }
}

if (reload || pending().length > 0) {
  const events = new EventSource("/dashboard/logs/live");
  // What ended between this page and the stream was told to nobody.
  events.addEventListener("ready", refreshAll);
  events.addEventListener("audited", ({ data }) => {
    const ended = new Set(data.split(" "));
    if (reload && ended.has(reload.dataset.reload)) location.reload();
    for (const row of pending()) if (ended.has(row.dataset.pending)) void refresh(row);
    if (!reload && pending().length === 0) events.close();
  });
  const asking = setInterval(() => {
    if (!reload && pending().length === 0) return clearInterval(asking);
    if (events.readyState !== EventSource.OPEN) void refreshAll();
  }, ASK_MS);
}
