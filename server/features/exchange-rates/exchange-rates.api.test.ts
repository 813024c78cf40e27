import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { exchangeRates } from "@shared/schema/index";
import { asWritten } from "@shared/words/messages";
import { FetchFailure, type PageFetcher } from "../../platform/fetch/types";
import { seedExchangeRates } from "../../seed/exchange-rates";
import { startTestApp, testClock, type TestApp } from "../../test/app";
import { refreshExchangeRatesJob } from "./refresh-exchange-rates.job";

const OCTOBER_6 = await readFile("server/seed/data/ecb-reference-rates.xml", "utf8");
const signal = new AbortController().signal;

/** The addresses that were read, and what the next reading finds. */
let read: string[];
let answer: () => string;
const pages: PageFetcher = {
  get: async (url) => {
    read.push(url);
    const text = answer();
    return { url, kind: "xml", text, bytes: Buffer.from(text), etag: null, lastModified: null };
  },
  getFile: () => Promise.reject(new Error("No file is read here")),
  check: () => Promise.reject(new Error("Nothing is checked here")),
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    clock: testClock("2026-11-27T09:00:00Z"),
    env: { SCRAPE_EVERY_HOURS: "24" },
    deps: { pages },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(exchangeRates);
  read = [];
  answer = () => OCTOBER_6;
});

const refresh = (on = app) => refreshExchangeRatesJob.handle(on.deps, { data: {}, signal });
const getRates = async () => (await app.visitor.get("/api/exchange-rates").expect(200)).body;
const ofDay = (day: string, usd = "1.2000") =>
  OCTOBER_6.replace("2026-10-06", day).replace(
    "currency='USD' rate='1.1269'",
    `currency='USD' rate='${usd}'`,
  );

describe("the exchange rates", () => {
  it("are none before any were read", async () => {
    expect(await getRates()).toEqual({ day: null, perEuro: {} });
  });

  it("are those that the product brings along, with their day, for everybody and for caches", async () => {
    await seedExchangeRates(app);
    const { body, headers } = await app.visitor.get("/api/exchange-rates").expect(200);
    expect(body.day).toBe("2026-10-06");
    expect(Object.keys(body.perEuro)).toHaveLength(30);
    expect(body.perEuro).toMatchObject({
      EUR: "1",
      USD: "1.1269",
      GBP: "0.8488",
      JPY: "178.15",
      ISK: "137.2",
    });
    expect(headers["cache-control"]).toBe("public, max-age=3600");
    expect(headers["set-cookie"]).toBeUndefined();
  });

  it("are replaced by those of a later day, never by older ones, also at the next start", async () => {
    await seedExchangeRates(app);
    answer = () => ofDay("2026-11-26").replace("<Cube currency='ISK' rate='137.20'/>", "");
    await refresh();
    expect(read).toEqual(["https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml"]);
    const later = await getRates();
    expect(later).toMatchObject({ day: "2026-11-26", perEuro: { USD: "1.2" } });
    expect(later.perEuro).not.toHaveProperty("ISK");
    answer = () => ofDay("2026-11-25", "9.9");
    await refresh();
    await seedExchangeRates(app);
    expect(await getRates()).toEqual(later);
  });

  it("are read alike by two servers at once", async () => {
    await Promise.all([seedExchangeRates(app), refresh(), seedExchangeRates(app)]);
    expect(await getRates()).toMatchObject({ day: "2026-10-06", perEuro: { USD: "1.1269" } });
  });

  it.each([
    ["another page", () => "<html><body>maintenance</body></html>"],
    ["no XML", () => "maintenance"],
    ["no day", () => OCTOBER_6.replace("time='2026-10-06'", "")],
    ["a day that is none", () => OCTOBER_6.replace("2026-10-06", "tomorrow")],
    ["a day that the calendar lacks", () => OCTOBER_6.replace("2026-10-06", "2026-13-41")],
    ["a day that is yet to come", () => ofDay("2026-11-30")],
    [
      "two days",
      () =>
        ofDay("2026-11-26").replace("<Cube currency='USD'", "<Cube time='2026-11-25'/><Cube currency='USD'"),
    ],
    ["rates that are no numbers", () => ofDay("2026-11-26").replace(/rate='[^']+'/g, "rate='-1e400'")],
    [
      "a site that does not answer",
      () => {
        throw new FetchFailure("timeout", asWritten("The site did not answer in time."));
      },
    ],
  ])("stay as they are when the bank's file is %s", async (_what, next) => {
    await seedExchangeRates(app);
    const before = await getRates();
    answer = next;
    await refresh();
    expect(await getRates()).toEqual(before);
  });

  it("are not read from the bank unless the settings have sources read by themselves", async () => {
    const idle = await startTestApp({ deps: { pages } });
    await refresh(idle);
    await idle.close();
    expect(read).toEqual([]);
    expect(refreshExchangeRatesJob.cron).toBe("37 */6 * * *");
  });
});
