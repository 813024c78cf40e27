import { normaliseNumber, type RegisterId } from "@shared/constants/registers";
import type { RegisterEntry } from "@shared/schema/index";
import type { RegisterView } from "@shared/validators/registers";
import type { Db } from "../../platform/db/database";
import * as queries from "./registers.queries";

/** The registers that organisations can be looked up in. They are public, so that everybody may see them. */
export const listRegisters = (db: Db): Promise<RegisterView[]> => queries.selectRegisters(db);

/**
 * Finds the organisation with a number.
 * @param number as a person types it
 * @returns undefined for a number that the register does not have
 */
export async function findEntry(
  db: Db,
  register: RegisterId,
  number: string,
): Promise<RegisterEntry | undefined> {
  const stored = normaliseNumber(register, number);
  return stored === null ? undefined : queries.selectEntry(db, register, stored);
}
