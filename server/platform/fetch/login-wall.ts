const SIGN_IN_PATH =
  /(^|[/._-])(log-?in|sign-?in|log-?on|sign-?on|sso|auth|authenticate|connexion|anmelden|anmeldung|acceso|accedi|inloggen)([/._-]|$)/i;

/** A page with more letters than this, not counting forms, menus and footers, is not a login wall. */
const TEXT_MAX = 400;
const TEXT_MAX_AT_SIGN_IN = 1_000;

/** A tag, or the beginning of a comment. It never reads past the next `<`, so that no part of a page is read twice. */
const TAG = /<!--|<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/gi;

/** The content of these elements is not text of the page and may look like tags. */
const RAW_END = new Map([
  ["script", /<\/script\b[^<>]*>/gi],
  ["style", /<\/style\b[^<>]*>/gi],
  ["title", /<\/title\b[^<>]*>/gi],
  ["noscript", /<\/noscript\b[^<>]*>/gi],
  ["template", /<\/template\b[^<>]*>/gi],
]);
const NAVIGATION = new Set(["nav", "header", "footer", "svg"]);

const ASKS_PASSWORD = /\btype\s*=\s*["']?password\b/i;
const ASKS_WHO = /\btype\s*=\s*["']?email\b|\bname\s*=\s*["']?[\w.-]{0,40}(user|login|email)/i;

/**
 * Whether a page only asks to sign in: it has hardly any text beside a form with a password field, or, at an address
 * for signing in, beside a form that asks who you are. A real page with a sign-in box in a corner does not count. It
 * reads from tag to tag and builds no tree, because a hostile page can make that take minutes.
 */
export function isLoginWall(url: URL, html: string): boolean {
  const isSignInPath = SIGN_IN_PATH.test(url.pathname);
  const limit = isSignInPath ? TEXT_MAX_AT_SIGN_IN : TEXT_MAX;
  let isAsking = false;
  let letters = 0;
  let navigationDepth = 0;
  /** The current form. Its text only counts if the form turns out to be for something else. */
  let form: { letters: number; isAsking: boolean } | undefined;
  const leaveForm = () => {
    if (form && !form.isAsking) letters += form.letters;
    form = undefined;
  };

  for (const { text, name, isEnd, attributes } of readTokens(html)) {
    if (navigationDepth === 0 && form) form.letters += countLetters(text);
    else if (navigationDepth === 0) letters += countLetters(text);
    if (letters >= limit) return false;

    if (NAVIGATION.has(name)) navigationDepth = Math.max(0, navigationDepth + (isEnd ? -1 : 1));
    if (navigationDepth > 0) continue;
    if (name === "form") {
      leaveForm();
      if (!isEnd) form = { letters: 0, isAsking: false };
    } else if (
      name === "input" &&
      (ASKS_PASSWORD.test(attributes) || (isSignInPath && ASKS_WHO.test(attributes)))
    ) {
      isAsking = true;
      if (form) form.isAsking = true;
    }
  }
  leaveForm();
  return isAsking && letters < limit;
}

type Token = { text: string; name: string; isEnd: boolean; attributes: string };

/** Yields each tag with the text before it, and at the end the remaining text without a name. */
function* readTokens(html: string): Generator<Token> {
  const tag = new RegExp(TAG);
  let from = 0;
  for (let match = tag.exec(html); match; match = tag.exec(html)) {
    const name = match[2]?.toLowerCase() ?? "";
    const isEnd = match[1] === "/";
    yield { text: html.slice(from, match.index), name, isEnd, attributes: match[3] ?? "" };
    const end = name === "" ? /-->/g : isEnd ? undefined : RAW_END.get(name);
    if (end) tag.lastIndex = findEnd(end, html, tag.lastIndex);
    from = tag.lastIndex;
  }
  yield { text: html.slice(from), name: "", isEnd: false, attributes: "" };
}

/** Finds the end of a comment or an element with raw content; the end of the page when it is not closed. */
function findEnd(end: RegExp, html: string, from: number): number {
  const search = new RegExp(end);
  search.lastIndex = from;
  return search.test(html) ? search.lastIndex : html.length;
}

const countLetters = (text: string) => text.replace(/\s+/g, " ").trim().length;
