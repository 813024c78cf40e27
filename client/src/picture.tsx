import { renderToString } from "react-dom/server";
import { Router } from "wouter";
import { App } from "./app/app";
import { loadPictured } from "./app/pictured";
import { setPicturedOnPhone } from "./hooks/use-mobile";
import { currentUserQuery } from "./lib/current-user";
import { todayForInput } from "./lib/dates";
import { take } from "./lib/first-reads";
import { paths } from "./lib/paths";
import { createQueryClient } from "./lib/query-client";

type Sitting = {
  /** A screen's path as in app/routes.ts, or "landing". */
  screen: string;
  /** As in the browser's address. */
  path: string;
  isPhone: boolean;
  /** What the API answers to all that the screen reads first, by address. */
  answers: Readonly<Record<string, unknown>>;
};

/** Screens on which today stands out. */
const WITH_TODAY: readonly string[] = [paths.home];
const STYLE = / style="([^"]*)"/g;

/**
 * Draws what a screen shows first. The server calls it, with the build for a language (server/page/pictures.ts).
 * @returns `styles`: rules in the place of style attributes, which the page's policy does not allow;
 *   `day`: which day it is taken for, if that shows
 * @throws Error where an answer is missing
 */
export async function drawPicture({ screen, path, isPhone, answers }: Sitting) {
  const firstReads = await loadPictured(screen);
  const client = createQueryClient();
  try {
    const id = decodeURIComponent(path.split("/")[2] ?? "");
    for (const read of [currentUserQuery(), ...firstReads(id)]) take(client, read, answers);
    setPicturedOnPhone(isPhone);
    const html = renderToString(
      <Router ssrPath={path} ssrSearch="">
        <App client={client} />
      </Router>,
    );
    const styles = new Set([...html.matchAll(STYLE)].map(([, style = ""]) => style));
    return {
      html: html.replace(STYLE, ' data-style="$1"'),
      day: WITH_TODAY.includes(screen) ? todayForInput() : "",
      styles: [...styles].map((style) => `[data-style="${style}"]{${style}}`).join(""),
    };
  } finally {
    // Else its timers keep what it knows for half an hour.
    client.clear();
  }
}
