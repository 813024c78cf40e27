import { sql } from "drizzle-orm";
import type { ExchangeRatesView } from "@shared/validators/exchange-rates";
import { type Db, inTransaction } from "../../platform/db/database";
import * as queries from "./exchange-rates.queries";
import type { ReferenceRates } from "./parse-rates";

const LOCK = 727_003;

/** Returns the rates that were read last. */
export async function getExchangeRates(db: Db): Promise<ExchangeRatesView> {
  const rates = await queries.selectRates(db);
  const day = rates[0]?.day;
  if (day === undefined) return { day: null, perEuro: {} };
  // The column fills up with zeros: 1.12690000.
  const perEuro = rates.map(({ currency, perEuro }) => [currency, perEuro.replace(/\.?0+$/, "")] as const);
  return { day, perEuro: { EUR: "1", ...Object.fromEntries(perEuro) } };
}

/** Stores the rates of a day if they are later than the stored ones. @returns whether they are */
export function storeExchangeRates(db: Db, given: ReferenceRates): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // Several servers may start, or read, at once. Rates of two days must never be mixed.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const [stored] = await queries.selectRates(tx);
    if (stored && stored.day >= given.day) return false;
    await queries.replaceRates(tx, given);
    return true;
  });
}
