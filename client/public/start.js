// Runs before the page's code. First the theme, before the first paint: the stored one, or the operating system's. See src/lib/theme.ts,
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

// Then, where the page came with a first picture of its screen (server/page/page-template.ts), its code begins once that is painted.
(function () {
  // Not every browser tells of paints, and nothing is painted where nobody looks.
  var LATEST_MS = 500;
  var rest = document.currentScript.dataset;
  if (!rest.code) return;

  var isBegun = false;
  function begin() {
    if (isBegun) return;
    isBegun = true;
    rest.modules.split(" ").forEach(function (file) {
      var link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = file;
      document.head.append(link);
    });
    rest.calls.split(" ").forEach(function (call) {
      var link = document.createElement("link");
      link.rel = "preload";
      link.as = "fetch";
      link.crossOrigin = "use-credentials";
      link.href = call;
      document.head.append(link);
    });
    // The code goes on from the whole of the picture.
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", run);
    else run();
  }
  function run() {
    rest.code.split(" ").forEach(function (file) {
      var script = document.createElement("script");
      script.type = "module";
      script.crossOrigin = "";
      script.async = false;
      script.src = file;
      document.head.append(script);
    });
  }

  // The server does not know what was chosen in this browser, or in this tab: src/lib/language.ts, src/lib/match-entity.ts.
  function isOfSomethingElse() {
    try {
      var language = localStorage.getItem("language");
      if (language !== null && language !== document.documentElement.lang) return true;
      return sessionStorage.getItem("matches-for") !== null;
    } catch {
      return false;
    }
  }
  if (isOfSomethingElse()) {
    // Hides the picture (src/styles/base.css).
    document.documentElement.dataset.otherwise = "";
    begin();
    return;
  }

  addEventListener("DOMContentLoaded", function () {
    setTimeout(begin, document.hidden ? 0 : LATEST_MS);
  });
  try {
    new PerformanceObserver(function (paints) {
      if (paints.getEntriesByName("first-contentful-paint").length > 0) begin();
    }).observe({ type: "paint", buffered: true });
  } catch {
    // Switched off, say: it begins a little later then.
  }

  // What is pressed and typed in the picture, for src/app/early-input.ts.
  var listening = new AbortController();
  var how = { capture: true, signal: listening.signal };
  var early = { pressed: [], fields: [], stop: () => listening.abort() };
  window.earlyInput = early;
  addEventListener("click", (event) => early.pressed.push(event.target), how);
  addEventListener("input", (event) => early.fields.push(event.target), how);
})();

// Last, if the page's code does not come, it says so, and starts anew when the code can be had again.
(function () {
  var ASK_AGAIN_MS = 3_000;
  // Code that can be had but does not run must not make the page start for ever.
  var REST_MS = 60_000;
  var LAST = "startedAnew";
  var missing = null;

  function say() {
    var language = null;
    try {
      language = localStorage.getItem("language");
    } catch {
      // As above.
    }
    if (language !== "en" && language !== "fr") language = /^fr\b/i.test(navigator.language) ? "fr" : "en";
    var words = document.getElementById("start-failed-" + language);
    var place = document.getElementById("start-words");
    if (!place) {
      // A first picture stays, and can be read.
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
