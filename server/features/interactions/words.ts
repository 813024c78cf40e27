import { wordsOf } from "@shared/words/words";
import fr from "./fr";

/** The words of notes of contacts. */
export const t = wordsOf<typeof fr>({ fr });
