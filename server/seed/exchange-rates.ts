import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { storeExchangeRates } from "../features/exchange-rates/exchange-rates.service";
import { parseReferenceRates } from "../features/exchange-rates/parse-rates";
import type { Db } from "../platform/db/database";
import { findDataFolder } from "./catalogue-files";

/** Stores the exchange rates that the product brings along, unless later ones were read. */
export async function seedExchangeRates({ db }: { db: Db }): Promise<void> {
  const xml = await readFile(join(findDataFolder(), "ecb-reference-rates.xml"), "utf8");
  await storeExchangeRates(db, parseReferenceRates(xml));
}
