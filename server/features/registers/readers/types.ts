import type { RegisterId } from "@shared/constants/registers";
import type { RegisterFact } from "@shared/validators/registers";

/** An organisation as a register states it. `number` is in the form of `normaliseNumber`. */
export type RegisterReading = { number: string; name: string; facts: RegisterFact[] };

/** A row of a file by the names of its columns. What is not stated is empty. */
export type Row = Readonly<Record<string, string>>;

/** Reads the files of a register: delimited text whose first line names the columns. */
export type RegisterReader = {
  id: RegisterId;
  delimiter: "," | "\t";
  /** Whether values may stand in quotation marks. */
  isQuoted: boolean;
  /** The columns without which a file is another one. */
  needs: readonly string[];
  /**
   * Reads a row; null for an organisation that is no longer registered, and for a row without a number or a name.
   * @param asOf the day of the file
   */
  read: (row: Row, asOf: string) => RegisterReading | null;
};
