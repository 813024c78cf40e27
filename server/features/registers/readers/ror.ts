import { COUNTRY_CODES } from "@shared/constants/countries";
import { readWebsite, toFact, toReading } from "./facts";
import type { RegisterReader } from "./types";

const COUNTRY = "locations.geonames_details.country_code";
const REGION = "locations.geonames_details.country_subdivision_name";
const SITE = "links.type.website";

/** The Research Organization Registry: the CSV file of its data dump in version 2 of its schema. */
export const ror: RegisterReader = {
  id: "ror",
  delimiter: ",",
  isQuoted: true,
  needs: ["id", "names.types.ror_display", "established", "status", COUNTRY],
  read: (row) => {
    if (row.status !== "active") return null;
    // An organisation with several places or sites has them one after the other.
    const isKnown = COUNTRY_CODES.some((code) => code === row[COUNTRY]);
    const site = (row[SITE] ?? "").split(";")[0];
    const year = /^\d{4}$/.exec(row.established ?? "")?.[0];
    return toReading("ror", {
      number: row.id,
      name: row["names.types.ror_display"],
      facts: [
        ...toFact(row, "country", isKnown ? row[COUNTRY]! : null, COUNTRY),
        ...toFact(row, "region", isKnown ? (row[REGION] ?? null) : null, REGION),
        ...toFact(row, "website", readWebsite(site), SITE),
        ...toFact(row, "foundedYear", year === undefined ? null : Number(year), "established"),
      ],
    });
  },
};
