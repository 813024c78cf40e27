import type { QueryClient } from "@tanstack/react-query";
import type { CurrentUserView } from "@shared/validators/auth";
import { currentUserKey, currentUserQuery } from "@/lib/current-user";
import { todayForInput } from "@/lib/dates";
import { ask, type FirstRead, isAnswered } from "@/lib/first-reads";
import { language } from "@/lib/language";
import { takeEarlyInput } from "./early-input";
import { loadPictured } from "./pictured";

/**
 * How long the picture stays once the page's code is here, for answers that it can be gone on with: they were asked for together with the
 * code. After that the page itself shows what it is waiting for.
 */
const PATIENCE_MS = 1_000;

type Beginning = {
  /** Whether React can go on with what stands there. Otherwise it draws anew, at once. */
  isDrawn: boolean;
  /** To be called when what is shown hears what is done to it. */
  onShown: () => void;
};

/**
 * Gets ready what the server has drawn into the page (server/page/pictures.ts), so that nothing else is seen in between. It cannot be gone
 * on with if what it was made of is otherwise here, or does not come in time.
 */
export async function beginWithPicture(root: HTMLElement, client: QueryClient): Promise<Beginning> {
  const { picture, ...drawn } = root.dataset;
  if (picture === undefined) return { isDrawn: false, onShown: () => {} };
  // Code that does not come is complained about where it is needed.
  const firstReads = await loadPictured(picture).catch(() => undefined);
  const reads = firstReads?.(decodeURIComponent(location.pathname.split("/")[2] ?? "")) ?? [];
  const asked = [currentUserQuery(), ...reads].map((read) => ask(client, read));
  await Promise.race([Promise.all(asked), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  const askAnew = keepFailures(client, [currentUserQuery(), ...reads]);

  const user = client.getQueryData<CurrentUserView | null>(currentUserKey);
  const isTheirs = user !== undefined && (user?.id ?? "") === drawn.user;
  const isForHere =
    drawn.language === language &&
    (!drawn.day || drawn.day === todayForInput()) &&
    !("otherwise" in document.documentElement.dataset);
  const isDrawn = isTheirs && isForHere && reads.every((read) => isAnswered(client, read));
  if (isDrawn) applyStyles(root);
  const repeatInput = takeEarlyInput();
  return {
    isDrawn,
    onShown: () => {
      delete root.dataset.picture;
      askAnew();
      if (isDrawn) repeatInput();
    },
  };
}

/**
 * A question that has failed just now is not asked once more by the screen that shows the failure.
 * @returns how to end that
 */
function keepFailures(client: QueryClient, reads: readonly FirstRead[]): () => void {
  const failed = reads.filter(({ queryKey }) => client.getQueryState(queryKey)?.status === "error");
  for (const { queryKey } of failed) client.setQueryDefaults(queryKey, { retryOnMount: false });
  return () => failed.forEach(({ queryKey }) => client.setQueryDefaults(queryKey, {}));
}

/** The page's policy allows no style attributes, so the picture has them by another name, with rules of its own. */
function applyStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-style]")) {
    element.style.cssText = element.dataset.style ?? "";
    delete element.dataset.style;
  }
}
