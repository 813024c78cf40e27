import { readYear, toFact, toReading } from "./facts";
import type { RegisterReader, Row } from "./types";

/** The fields of work of the first two figures of the Standard Industrial Classification. Other divisions say too little. */
const FIELDS_OF_DIVISIONS: readonly (readonly [from: number, to: number, field: string])[] = [
  [1, 3, "agriculture"],
  [10, 11, "food"],
  [13, 33, "manufacturing"],
  [35, 35, "energy"],
  [36, 37, "water"],
  [38, 39, "waste"],
  [49, 53, "logistics"],
  [55, 55, "tourism"],
  [58, 60, "media"],
  [61, 61, "telecoms"],
  [62, 63, "software"],
  [72, 72, "science"],
  [79, 79, "tourism"],
  [85, 85, "education"],
  [86, 86, "health"],
  [90, 91, "arts"],
];
const SIC = ["SICCode.SicText_1", "SICCode.SicText_2", "SICCode.SicText_3", "SICCode.SicText_4"];

/** The free company data of Companies House: `BasicCompanyDataAsOneFile-….csv`. */
export const gbCompanies: RegisterReader = {
  id: "gb-companies",
  delimiter: ",",
  isQuoted: true,
  needs: ["CompanyName", "CompanyNumber", "CompanyStatus", "IncorporationDate", "SICCode.SicText_1"],
  read: (row) => {
    if (!/^Active/i.test(row.CompanyStatus ?? "")) return null;
    return toReading("gb-companies", {
      number: row.CompanyNumber,
      name: row.CompanyName,
      facts: [
        ...toFact(row, "country", "GB", "CompanyNumber", "CompanyStatus"),
        ...toFact(row, "foundedYear", readYear(row.IncorporationDate), "IncorporationDate"),
        ...toFact(row, "industry", readFields(row), ...SIC.filter((column) => row[column]?.trim())),
      ],
    });
  },
};

function readFields(row: Row): string[] {
  const divisions = SIC.map((column) => Number(/^(\d{2})\d{3}\b/.exec(row[column] ?? "")?.[1] ?? Number.NaN));
  const fields = divisions.flatMap(
    (division) => FIELDS_OF_DIVISIONS.find(([from, to]) => division >= from && division <= to)?.[2] ?? [],
  );
  return [...new Set(fields)];
}
