import { exchangeRates as r } from "@shared/schema/index";
import type { Db, Transaction } from "../../platform/db/database";
import type { ReferenceRates } from "./parse-rates";

/** Selects the rates, all of one day. There are at most as many as currencies of ISO 4217. */
export const selectRates = (db: Db) => db.select().from(r).orderBy(r.currency);

/** Writes the rates of a day in place of all others: a currency that is not published any more has none. */
export async function replaceRates(tx: Transaction, { day, rates }: ReferenceRates): Promise<void> {
  await tx.delete(r);
  await tx.insert(r).values(rates.map((rate) => ({ ...rate, day })));
}
