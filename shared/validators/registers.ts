import type { RegisterId } from "../constants/registers";
import type { AnswerValue } from "../constants/questionnaires/questions";

/** A fact of an organisation that a register states. `fact` is named as the questionnaires name it. */
export type RegisterFact = { fact: string; value: AnswerValue; quote: string };

/** A register that has entries, and the day of its file. */
export type RegisterView = { register: RegisterId; asOf: string };
