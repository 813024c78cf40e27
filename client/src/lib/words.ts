import { loadSentences, loadWords } from "./load-words";
import type fr from "./fr";

/** The words of lib/ and hooks/. app/, components/ and each feature have their own `words.ts`. */
const [words] = await Promise.all([
  loadWords<typeof fr>(() => import("./fr")),
  loadSentences(() => import("@shared/words/fr/labels")),
  loadSentences(() => import("@shared/words/fr/messages")),
]);
export const t = words;
