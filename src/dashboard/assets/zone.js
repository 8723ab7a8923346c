// Tells the server the reader's time zone, so that times and dates are theirs from the next page on,
// and turns those of this page.
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const known = document.cookie.split("; ").find((part) => part.startsWith("assay_zone="));

if (zone && known !== `assay_zone=${zone}`) {
  document.cookie = `assay_zone=${zone}; path=/dashboard; max-age=31536000; samesite=lax`;
  for (const time of document.querySelectorAll("time[data-style]")) {
    const styles = JSON.parse(time.dataset.style);
    time.textContent = new Intl.DateTimeFormat("en-GB", styles).format(new Date(time.dateTime));
  }
}
