import { loadLabels, loadValidatorMessages, loadWords } from "./load-words";
import type fr from "./fr";

/** The words of lib/ and hooks/. app/, components/ and each feature have their own `words.ts`. */
const [words] = await Promise.all([
  loadWords<typeof fr>(() => import("./fr")),
  loadLabels(() => import("@shared/words/fr/labels")),
  loadValidatorMessages(),
]);
export const t = words;
