import { wordsOf } from "@shared/words/words";
import fr from "./fr";

/** The words of calendars. */
export const t = wordsOf<typeof fr>({ fr });
