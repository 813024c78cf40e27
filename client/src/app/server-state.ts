import { hydrate, type DehydratedState, type QueryClient } from "@tanstack/react-query";
import type { Language } from "@shared/words/language";
import { assumePhone } from "@/hooks/use-mobile";
import type { CurrentUserView } from "@shared/validators/auth";
import { currentUserKey } from "@/lib/api/current-user";
import { draftsPart } from "@/lib/draft-key";
import { draftOwner } from "@/lib/form-drafts";
import { todayForInput } from "@/lib/format/dates";
import { language } from "@/lib/language";
import { loadScreen } from "./routes";

/** The state of a server-rendered page, stored in it as JSON. */
export type ServerState = {
  /** The path of the screen in shared/screens.ts. */
  screen: string;
  language: Language;
  isPhone: boolean;
  /** The user's date, as the server assumed it. */
  today?: string;
  queries: DehydratedState;
};

const ID = "server-state";

/**
 * Takes over the data and loads the code of the screen that the server has rendered.
 * @returns whether React can hydrate the page; otherwise it is rendered again
 */
export async function takeServerState(client: QueryClient): Promise<boolean> {
  const text = document.getElementById(ID)?.textContent;
  if (!text) return false;
  const { screen, queries, isPhone, today, ...server } = JSON.parse(text) as ServerState;
  if (server.language !== language) {
    // The data has sentences in that language too.
    document.getElementById("root")?.replaceChildren();
    delete document.documentElement.dataset.otherLanguage;
    return false;
  }
  hydrate(client, queries);
  assumePhone(isPhone);
  const user = client.getQueryData<CurrentUserView | null>(currentUserKey);
  const personId = draftOwner(user);
  const drafts = personId === undefined ? [] : draftsPart(personId);
  // The screen itself reports code that could not be loaded.
  const [loaded] = await Promise.all([
    loadScreen(screen, { isSignedIn: Boolean(user) }).catch(() => undefined),
    ...drafts.map(({ load }) => load()),
  ]);
  return loaded !== undefined && (today === undefined || today === todayForInput());
}

/** Removes the state, which marks that the page handles presses from now on. */
export function dropServerState(): void {
  document.getElementById(ID)?.remove();
}
