import { wordsOf } from "@shared/words/words";
import fr from "./fr";

/** The words of what is told of a funder beside an entity. */
export const t = wordsOf<typeof fr>({ fr });
