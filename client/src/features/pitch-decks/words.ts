import { loadLabels, loadWords } from "@/lib/load-words";
import type fr from "./fr";

// Of the criteria a screen shows the titles; what is said about a deck arrives in its owner's language.
const [words] = await Promise.all([
  loadWords<typeof fr>(() => import("./fr")),
  loadLabels(() => import("@shared/words/fr/deck-criteria/titles")),
]);
export const t = words;
