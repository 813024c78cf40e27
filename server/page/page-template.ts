import { describeLanguage, type Language } from "@shared/words/language";
import type { RenderedPage } from "./rendering";

const NONCE = "__CSP_NONCE__";
const LANGUAGE = '<html lang="en">';
const ROOT = '<div id="root">';
/** What search engines and shared links are told, where a page says nothing of its own. */
const HEAD = /<!--head-->[\s\S]*<!--\/head-->/;
/** React would hydrate a remaining space as well, so the spaces around the start screen go with it. */
const START_SCREEN = /\s*<!--start-->[\s\S]*<!--\/start-->\s*/;
const END_OF_BODY = "</body>";
/** Scripts get a low priority, so that the styles and fonts arrive first and the rendered screen is painted soon. */
const SCRIPTS = /(<script type="module"|<link rel="modulepreload")/g;

const PROVIDERS = "__SIGN_IN_PROVIDERS__";

/**
 * Writes into the page which services sign people in, so that the screens have their buttons at once and nothing moves.
 */
export function fillInProviders(html: string, providers: readonly { id: string; label: string }[]): string {
  const json = JSON.stringify(providers.map(({ id, label }) => ({ id, label })));
  return html.replace(PROVIDERS, () => json.replaceAll("&", "&amp;").replaceAll('"', "&quot;"));
}

type Parts = { nonce: string; rendered: RenderedPage | undefined };

/** Prepares the built index.html. The returned function fills it in for one answer. */
export function createPageTemplate(html: string): (parts: Parts) => string {
  const prepared = html.replace(SCRIPTS, '$1 fetchpriority="low"');
  return ({ nonce, rendered }) => {
    if (!rendered) return html.replaceAll(NONCE, nonce);
    const state = `<script type="application/json" id="server-state">${stringifyForScript(rendered.state)}</script>`;
    return prepared
      .replaceAll(NONCE, nonce)
      .replace(HEAD, (common) => rendered.head ?? common)
      .replace(LANGUAGE, () => formatRoot(rendered.language))
      .replace(ROOT, () => '<div id="root" data-rendered>')
      .replace(START_SCREEN, () => rendered.html)
      .replace(END_OF_BODY, () => state + END_OF_BODY);
  };
}

const formatRoot = (language: Language) =>
  `<html lang="${language}" dir="${describeLanguage(language).direction}">`;

/** Serializes JSON so that it cannot end the script element around it. */
const stringifyForScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
