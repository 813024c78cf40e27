import { isRecent, readAmount, readWebsite, readYear, toFact, toReading } from "./facts";
import type { RegisterReader, Row } from "./types";

/**
 * The register of the Charity Commission for England and Wales: `publicextract.charity.txt`. Only a charitable incorporated organisation begins
 * with its registration; others may be older. Contacts are left out, because they are often a person's.
 */
export const gbCharities: RegisterReader = {
  id: "gb-charities",
  delimiter: "\t",
  isQuoted: false,
  needs: [
    "registered_charity_number",
    "linked_charity_number",
    "charity_name",
    "charity_registration_status",
  ],
  read: (row, asOf) => {
    // A linked charity has the number of its parent.
    if (row.charity_registration_status !== "Registered" || row.linked_charity_number !== "0") return null;
    const began = isTrue(row.charity_is_cio) ? readYear(row.date_of_registration) : null;
    return toReading("gb-charities", {
      number: row.registered_charity_number,
      name: row.charity_name,
      facts: [
        ...toFact(row, "country", "GB", "registered_charity_number", "charity_registration_status"),
        ...toFact(row, "description", row.charity_activities?.trim() ?? "", "charity_activities"),
        ...toFact(row, "website", readWebsite(row.charity_contact_web), "charity_contact_web"),
        ...toFact(row, "foundedYear", began, "date_of_registration", "charity_is_cio"),
        ...readFigures(row, asOf),
      ],
    });
  },
};

const isTrue = (value: string | undefined) => value === "1" || value?.toLowerCase() === "true";
const PERIOD = "latest_acc_fin_period_end_date";

function readFigures(row: Row, asOf: string) {
  const ended = row[PERIOD]?.slice(0, 7) ?? "";
  const income = readAmount(row.latest_income);
  const spent = readAmount(row.latest_expenditure);
  if (!/^\d{4}-\d{2}$/.test(ended) || !isRecent(ended, asOf)) return [];
  return [
    ...toFact(row, "annualRevenue", income, "latest_income", PERIOD),
    ...toFact(row, "annualExpenses", spent, "latest_expenditure", PERIOD),
    ...(income === null && spent === null
      ? []
      : toFact(row, "annualRevenueCurrency", "GBP", "latest_income", "latest_expenditure")),
  ];
}
