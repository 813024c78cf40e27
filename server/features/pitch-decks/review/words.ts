import { wordsOf } from "@shared/words/words";
import fr from "./fr";

/** What the review of a deck says to its owner. */
export const t = wordsOf<typeof fr>({ fr });
