// The menu is open where there is room for it, and closed at first where there is not.
const menu = document.querySelector(".menu");
const narrow = matchMedia("(max-width: 860px)");

function fit() {
  menu.open = !narrow.matches;
}
if (menu) {
  fit();
  narrow.addEventListener("change", fit);
}
