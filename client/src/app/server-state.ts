import { hydrate, type DehydratedState, type QueryClient } from "@tanstack/react-query";
import type { Language } from "@shared/words/language";
import { assumePhone } from "@/hooks/use-mobile";
import { currentUserKey } from "@/lib/api/current-user";
import { todayForInput } from "@/lib/format/dates";
import { language } from "@/lib/language";
import { loadScreen } from "./routes";

/** Stands as JSON in a page that the server has rendered. */
export type ServerState = {
  /** The path of the screen in app/routes.ts. */
  screen: string;
  language: Language;
  isPhone: boolean;
  /** A member's date, as the server took it to be. */
  today?: string;
  queries: DehydratedState;
};

const ID = "server-state";

/**
 * Takes over the data and the code of the screen that the server has rendered.
 * @returns whether React can hydrate what the server has rendered; otherwise it renders anew
 */
export async function takeServerState(client: QueryClient): Promise<boolean> {
  const text = document.getElementById(ID)?.textContent;
  if (!text) return false;
  const { screen, queries, isPhone, today, ...server } = JSON.parse(text) as ServerState;
  if (server.language !== language) {
    // The data holds sentences in that language too.
    document.getElementById("root")?.replaceChildren();
    delete document.documentElement.dataset.otherLanguage;
    return false;
  }
  hydrate(client, queries);
  assumePhone(isPhone);
  const isSignedIn = Boolean(client.getQueryData(currentUserKey));
  // The screen itself tells of code that could not be fetched.
  const loaded = await loadScreen(screen, { isSignedIn }).catch(() => undefined);
  return loaded !== undefined && (today === undefined || today === todayForInput());
}

/** Tells that the page is taken over: it hears presses from now on. */
export function dropServerState(): void {
  document.getElementById(ID)?.remove();
}
