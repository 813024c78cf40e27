import { regionName } from "@shared/constants/regions/regions";
import { isRecent, readAmount, toFact, toReading } from "./facts";
import type { RegisterReader, Row } from "./types";

/** The fields of work of the major groups of the National Taxonomy of Exempt Entities. Other groups say too little. */
const FIELDS_OF_GROUPS: Readonly<Record<string, string>> = {
  A: "arts",
  B: "education",
  C: "environment",
  E: "health",
  F: "health",
  G: "health",
  H: "health",
  J: "workforce",
  K: "food",
  L: "housing",
  M: "humanitarian",
  O: "children",
  R: "human-rights",
  S: "community",
  U: "science",
  V: "science",
};

/**
 * The Exempt Organizations Business Master File of the IRS: `eo1.csv` to `eo4.csv`. The month of the ruling is when it became exempt, not when
 * it began, and "in care of" is a person, so that both are left out.
 */
export const usIrs: RegisterReader = {
  id: "us-irs",
  delimiter: ",",
  isQuoted: true,
  needs: ["EIN", "NAME", "STATE", "TAX_PERIOD", "REVENUE_AMT", "NTEE_CD"],
  read: (row, asOf) => {
    const code = `US-${row.STATE ?? ""}`;
    const state = regionName(code);
    const field = FIELDS_OF_GROUPS[row.NTEE_CD?.charAt(0).toUpperCase() ?? ""];
    return toReading("us-irs", {
      number: row.EIN,
      name: row.NAME,
      facts: [
        // Only organisations abroad and of the military have no state.
        ...(state === code ? [] : toFact(row, "country", "US", "STATE")),
        ...(state === code ? [] : toFact(row, "region", state, "STATE")),
        ...toFact(row, "industry", field === undefined ? [] : [field], "NTEE_CD"),
        ...readRevenue(row, asOf),
      ],
    });
  },
};

function readRevenue(row: Row, asOf: string) {
  const [, year, month] = /^(\d{4})(\d{2})$/.exec(row.TAX_PERIOD ?? "") ?? [];
  const amount = readAmount(row.REVENUE_AMT);
  if (year === undefined || amount === null || !isRecent(`${year}-${month}`, asOf)) return [];
  return [
    ...toFact(row, "annualRevenue", amount, "REVENUE_AMT", "TAX_PERIOD"),
    ...toFact(row, "annualRevenueCurrency", "USD", "REVENUE_AMT", "TAX_PERIOD"),
  ];
}
