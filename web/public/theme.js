// Runs before the first paint, so that a dark page never flashes white. Kept as a file: the page allows no inline scripts.
(function () {
  var chosen = "system";
  try {
    chosen = JSON.parse(localStorage.getItem("oxrow.settings") || "{}").theme || chosen;
  } catch {
    // A page that may store nothing follows the system.
  }
  var dark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = chosen === "system" ? (dark ? "dark" : "light") : chosen;
})();
