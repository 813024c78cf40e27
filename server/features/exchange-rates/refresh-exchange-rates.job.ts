import type { JobDefinition } from "../../jobs/types";
import { FetchFailure } from "../../platform/fetch/types";
import { storeExchangeRates } from "./exchange-rates.service";
import { parseReferenceRates, UnreadableRates } from "./parse-rates";

const DAILY_FILE = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml";

const DAY_MS = 86_400_000;
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * Reads the reference rates of the day, where the settings have sources read by themselves. The bank publishes them on
 * working days at about 16:00 of its time, so most readings bring nothing new. A failure leaves the rates as they are.
 */
export const refreshExchangeRatesJob: JobDefinition<"refresh-exchange-rates"> = {
  retries: 1,
  retryDelaySeconds: 60,
  expireInSeconds: 120,
  concurrency: 1,
  cron: "37 */6 * * *",

  async handle(deps, { signal }) {
    if (deps.config.SCRAPE_EVERY_HOURS === 0) return;
    try {
      const { text } = await deps.pages.get(DAILY_FILE, { accept: ["xml", "text"], signal });
      const rates = parseReferenceRates(text);
      // Rates of a day that is yet to come would keep out those of every day until then.
      if (rates.day > toDay(deps.clock.now().getTime() + DAY_MS))
        throw new UnreadableRates(`${rates.day} is yet to come`);
      if (await storeExchangeRates(deps.db, rates)) deps.log.info({ day: rates.day }, "exchange rates read");
    } catch (error) {
      if (!(error instanceof FetchFailure || error instanceof UnreadableRates)) throw error;
      deps.log.warn({ reason: error.message }, "the exchange rates could not be read");
    }
  },
};
