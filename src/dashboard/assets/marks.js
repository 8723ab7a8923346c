// Escape takes away the note of a mark that has the focus.
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && document.activeElement?.matches("mark")) {
    document.activeElement.blur();
  }
});
