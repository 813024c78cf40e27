import { wordsOf } from "@shared/words/words";
import fr from "./fr";

/** The words of matching/, in the language of whoever asks. Call `t` only for what is shown: of hundreds of candidates few are. */
export const t = wordsOf<typeof fr>({ fr });
