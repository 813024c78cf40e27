const SIGN_IN_PATH =
  /(^|[/._-])(log-?in|sign-?in|log-?on|sign-?on|sso|auth|authenticate|connexion|anmelden|anmeldung|acceso|accedi|inloggen)([/._-]|$)/i;

/** Letters beside the form, menus and footers apart, up to which a page has nothing else to say. */
const LITTLE_TEXT = 400;
const LITTLE_TEXT_AT_SIGN_IN = 1_000;

/** A tag, or the beginning of a comment. It never looks past the next `<`, so that no part of a page is read twice. */
const TAG = /<!--|<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/gi;

/** Their content is no text of the page, and may look like tags. */
const RAW_END = new Map([
  ["script", /<\/script\b[^<>]*>/gi],
  ["style", /<\/style\b[^<>]*>/gi],
  ["title", /<\/title\b[^<>]*>/gi],
  ["noscript", /<\/noscript\b[^<>]*>/gi],
  ["template", /<\/template\b[^<>]*>/gi],
]);
const FURNITURE = new Set(["nav", "header", "footer", "svg"]);

const ASKS_PASSWORD = /\btype\s*=\s*["']?password\b/i;
const ASKS_WHO = /\btype\s*=\s*["']?email\b|\bname\s*=\s*["']?[\w.-]{0,40}(user|login|email)/i;

/**
 * Whether a page only asks to sign in: a form with a password, or at an address made for signing in one that asks who
 * you are, and hardly any text beside it. A real page with a sign-in box in a corner is not one.
 *
 * It goes from tag to tag and builds no tree, which a page made for the purpose can draw out to minutes.
 */
export function isLoginWall(url: URL, html: string): boolean {
  const isSignInPath = SIGN_IN_PATH.test(url.pathname);
  const limit = isSignInPath ? LITTLE_TEXT_AT_SIGN_IN : LITTLE_TEXT;
  let isAsking = false;
  let letters = 0;
  let furniture = 0;
  /** Of the form we are in: its text counts only when it turns out to be for something else. */
  let form: { letters: number; isAsking: boolean } | undefined;
  const leaveForm = () => {
    if (form && !form.isAsking) letters += form.letters;
    form = undefined;
  };

  for (const { text, name, isEnd, attributes } of tokens(html)) {
    if (furniture === 0 && form) form.letters += countLetters(text);
    else if (furniture === 0) letters += countLetters(text);
    if (letters >= limit) return false;

    if (FURNITURE.has(name)) furniture = Math.max(0, furniture + (isEnd ? -1 : 1));
    if (furniture > 0) continue;
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

/** Each tag with the text before it; at the end the text that is left, with no name. */
function* tokens(html: string): Generator<Token> {
  const tag = new RegExp(TAG);
  let from = 0;
  for (let match = tag.exec(html); match; match = tag.exec(html)) {
    const name = match[2]?.toLowerCase() ?? "";
    const isEnd = match[1] === "/";
    yield { text: html.slice(from, match.index), name, isEnd, attributes: match[3] ?? "" };
    const end = name === "" ? /-->/g : isEnd ? undefined : RAW_END.get(name);
    if (end) tag.lastIndex = endOf(end, html, tag.lastIndex);
    from = tag.lastIndex;
  }
  yield { text: html.slice(from), name: "", isEnd: false, attributes: "" };
}

/** Where a comment or an element with raw content is over: the end of the page when it never is. */
function endOf(end: RegExp, html: string, from: number): number {
  const search = new RegExp(end);
  search.lastIndex = from;
  return search.test(html) ? search.lastIndex : html.length;
}

const countLetters = (text: string) => text.replace(/\s+/g, " ").trim().length;
