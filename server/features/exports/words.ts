import { wordsOf } from "@shared/words/words";
import fr from "./fr";

/** The words of what people take with them as files. */
export const t = wordsOf<typeof fr>({ fr });
