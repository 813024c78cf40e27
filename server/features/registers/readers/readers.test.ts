import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import type { RegisterId } from "@shared/constants/registers";
import { REGISTER_READERS } from "./index";
import type { Row } from "./types";

const FILES: Record<RegisterId, string> = {
  "us-irs": "modelled-us-irs.csv",
  "gb-charities": "modelled-gb-charities.txt",
  "gb-companies": "modelled-gb-companies.csv",
  ror: "modelled-ror.csv",
};
const AS_OF = "2030-02-01";

function readAll(register: RegisterId) {
  const { delimiter, isQuoted, read } = REGISTER_READERS[register];
  const text = readFileSync(new URL(`./fixtures/${FILES[register]}`, import.meta.url), "utf8");
  const rows: Row[] = parse(text, {
    ...{ delimiter, quote: isQuoted ? '"' : false },
    columns: (names: string[]) => names.map((name) => name.trim()),
  });
  return rows.flatMap((row) => read(row, AS_OF) ?? []);
}
const valuesOf = ({ facts }: ReturnType<typeof readAll>[number]) =>
  Object.fromEntries(facts.map(({ fact, value }) => [fact, value]));

describe("a row of the IRS", () => {
  const [reeds, mill, post] = readAll("us-irs");

  it("gives country, state, field of work and the revenue of a recent year, with the columns that say so", () => {
    expect(reeds).toMatchObject({ number: "010203040", name: "BRIGHT REEDS INC" });
    expect(valuesOf(reeds!)).toEqual({
      ...{ country: "US", region: "Pennsylvania", industry: ["education"] },
      ...{ annualRevenue: "340512", annualRevenueCurrency: "USD" },
    });
    expect(reeds!.facts.find(({ fact }) => fact === "annualRevenue")?.quote).toBe(
      "REVENUE_AMT: 340512, TAX_PERIOD: 202912",
    );
  });

  it("gives no revenue of an old year, and no year of founding: the ruling is a later day", () => {
    expect(valuesOf(mill!)).toEqual({ country: "US", region: "Maine", industry: ["arts"] });
  });

  it("gives no country for an address of the military", () => {
    expect(valuesOf(post!)).toEqual({});
  });

  it("has no name of a person", () => {
    expect(JSON.stringify(readAll("us-irs"))).not.toContain("JOAN");
  });
});

describe("a row of the Charity Commission", () => {
  const charities = readAll("gb-charities");

  it("gives activities, website and the figures of a recent year", () => {
    expect(valuesOf(charities[0]!)).toEqual({
      ...{ country: "GB", description: 'WE TEACH "BASKET WEAVING" TO YOUNG PEOPLE IN KENT.' },
      ...{ website: "https://www.brightreeds.example", foundedYear: 2016 },
      ...{ annualRevenue: "340000", annualExpenses: "312500.50", annualRevenueCurrency: "GBP" },
    });
  });

  it("gives the year of registration only where the charity began with it, and no figures of an old year", () => {
    expect(valuesOf(charities[1]!)).toEqual({
      country: "GB",
      description: "GRANTS TO THE POOR OF THE PARISH",
    });
  });

  it("leaves out what is removed, and what has the number of its parent", () => {
    expect(charities.map(({ number }) => number)).toEqual(["1999001", "1999002"]);
  });

  it("has no address of a person", () => {
    expect(JSON.stringify(charities)).not.toContain("joan");
  });
});

it("a row of Companies House gives the year of incorporation and the fields of its codes", () => {
  const companies = readAll("gb-companies");
  expect(companies.map(({ number }) => number)).toEqual(["09999001", "SC999002"]);
  expect(valuesOf(companies[0]!)).toEqual({ country: "GB", foundedYear: 2016, industry: ["software"] });
  expect(valuesOf(companies[1]!)).toEqual({ country: "GB", foundedYear: 2019 });
  expect(JSON.stringify(companies)).not.toContain("JOAN");
});

it("a row of ROR gives country, region, website and the year in which it was established", () => {
  const [reeds, nowhere, ...others] = readAll("ror");
  expect(reeds).toMatchObject({ number: "0reed0042", name: "Institute of Reeds" });
  expect(valuesOf(reeds!)).toEqual({
    ...{ country: "KE", region: "Nairobi County", website: "https://reeds.example", foundedYear: 1964 },
  });
  expect(valuesOf(nowhere!)).toEqual({});
  expect(others).toEqual([]);
});
