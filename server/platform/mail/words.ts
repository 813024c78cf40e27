import { wordsOf } from "@shared/words/words";
import fr from "./fr";

/** The words of mails about accounts, and of what all mails have. */
export const t = wordsOf<typeof fr>({ fr });
