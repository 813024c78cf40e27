import type { EarlyFiles } from "./early-files";
import type { Picture } from "./pictures";

const NONCE = "__CSP_NONCE__";
const LANGUAGE = '<html lang="en">';
const ROOT = '<div id="root">';
/** Stands in the place of what is shown until the page's code is there, and must leave nothing: React takes all in the root for its own. */
const BEGINNING = /\s*<!--start-->[\s\S]*<!--\/start-->\s*/;
const START = '<script src="/start.js">';
const CODE = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g;
const END_OF_HEAD = "</head>";

type Answer = { nonce: string; picture: Picture | undefined; early: EarlyFiles | undefined };

/**
 * The built index.html, to be filled in for each answer. Where there is a picture the page's code is left to public/start.js, which begins
 * with it once the picture is painted: before, it would only hold that up.
 */
export function pageTemplate(html: string): (answer: Answer) => string {
  const code = [...html.matchAll(CODE)].map(([, file = ""]) => file);
  const bare = html.replace(CODE, "");
  return ({ nonce, picture, early }) => {
    if (!picture) return html.replaceAll(NONCE, nonce);
    const { screen, language, userId = "", day, isPhone, styles } = picture;
    const rest = attributes({ code, modules: early?.code ?? code, calls: early?.calls ?? [] });
    const drawn = attributes({ picture: [screen], language: [language], user: [userId], day: [day] });
    return bare
      .replace(LANGUAGE, () => `<html lang="${language}">`)
      .replace(START, () => `<script src="/start.js"${rest}>`)
      .replace(END_OF_HEAD, () => (styles && `<style nonce="${NONCE}">${styles}</style>`) + END_OF_HEAD)
      .replaceAll(NONCE, nonce)
      .replace(ROOT, () => `<div id="root"${drawn}${isPhone ? " data-phone" : ""}>`)
      .replace(BEGINNING, () => picture.html);
  };
}

/** ` data-name="one another"`: no value has a space. */
const attributes = (lists: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(lists)
    .map(
      ([name, values]) =>
        ` data-${name}="${values.join(" ").replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`,
    )
    .join("");
