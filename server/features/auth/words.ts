import { wordsOf } from "@shared/words/words";
import fr from "./fr";

/** The words of auth/. */
export const t = wordsOf<typeof fr>({ fr });
