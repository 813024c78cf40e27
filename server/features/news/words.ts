import { wordsOf } from "@shared/words/words";
import fr from "./fr";

/** The words of news/, in the language of whom they are for. */
export const t = wordsOf<typeof fr>({ fr });
