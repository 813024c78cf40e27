// Runs before the page's code. First the theme, before the first paint: the stored one, or the operating system's. See src/lib/browser/theme.ts,
// which takes over.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem("theme");
  } catch {
    // Storage may be switched off.
  }
  var dark =
    stored === "dark" || (stored !== "light" && window.matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  document.documentElement.style.colorScheme = dark ? "dark" : "light";
})();

// Then the language: the server does not know the one that was chosen in this browser, and what it has rendered in another is not shown
// (src/styles/base.css).
(function () {
  var root = document.documentElement;
  try {
    // The address may name the language, as links of search engines do.
    if (new URLSearchParams(location.search).get("lang") === root.lang) return;
    var language = localStorage.getItem("language");
    if (language !== null && language !== root.lang) root.dataset.otherLanguage = "";
  } catch {
    // As above.
  }
})();

// Last, if the page's code does not come, it says so, and starts anew when the code can be had again.
(function () {
  var ASK_AGAIN_MS = 3_000;
  // Code that can be had but does not run must not make the page start for ever.
  var REST_MS = 60_000;
  var LAST = "startedAnew";
  var missing = null;

  function wordsIn(tag) {
    return document.getElementById("start-failed-in-" + String(tag).toLowerCase().split("-")[0]);
  }
  function say() {
    var stored = null;
    try {
      stored = localStorage.getItem("language");
    } catch {
      // As above.
    }
    var words = wordsIn(stored) || wordsIn(navigator.language) || wordsIn("en");
    var place = document.getElementById("start-words");
    if (!place) {
      // A rendered screen stays, and can be read.
      document.body.append(document.getElementById("start-failed-over").content.cloneNode(true));
      place = document.getElementById("start-words");
    }
    place.replaceWith(words.content.cloneNode(true));
  }
  function startAnew() {
    try {
      if (Date.now() - Number(sessionStorage.getItem(LAST)) < REST_MS) return ask();
      sessionStorage.setItem(LAST, String(Date.now()));
      location.reload();
    } catch {
      // Without storage it would not know when to rest.
    }
  }
  function ask() {
    setTimeout(function () {
      fetch(missing, { method: "HEAD", cache: "no-store" }).then(function (answer) {
        // A newer build has other files, which its page names.
        if (answer.ok || answer.status === 404) startAnew();
        else ask();
      }, ask);
    }, ASK_AGAIN_MS);
  }

  // The event of an element does not bubble.
  addEventListener(
    "error",
    function (event) {
      if (missing !== null || !(event.target instanceof HTMLScriptElement)) return;
      missing = event.target.src;
      if (document.readyState === "loading") addEventListener("DOMContentLoaded", say);
      else say();
      ask();
    },
    true,
  );
})();
