import type { VerificationStatus } from "@shared/constants/enums";
import type { funderProfiles, resources } from "@shared/schema/index";
import { type CatalogueOpportunity, mapGrantsGovRecord } from "../features/catalogue/grants-gov/mapping";
import { cutAtWord } from "../platform/text/text";
import type { Catalogue, CatalogueAward, GrantsGovRow } from "./catalogue-files";
import { type FunderIdentity, listIdentities } from "./identities";
import { mapFunder, mapResource } from "./directory";
import { mapProgramme, decideVerification } from "./programmes";

/** A row with the key that the seed stores, so that it adds the row only once. */
type Keyed<Row> = { key: string; row: Row };
export type SeedRows = {
  opportunities: Keyed<CatalogueOpportunity & { verificationStatus: VerificationStatus }>[];
  funders: Keyed<typeof funderProfiles.$inferInsert>[];
  resources: Keyed<typeof resources.$inferInsert>[];
  identities: Keyed<FunderIdentity>[];
  awards: Keyed<CatalogueAward>[];
};

/** Maps the whole starter catalogue to rows of the database. */
export function mapCatalogue(catalogue: Catalogue): SeedRows {
  return {
    opportunities: [
      ...catalogue.programmes.map((row) => ({
        key: `programmes/${row.id}`,
        row: { ...mapProgramme(row), verificationStatus: decideVerification(row) },
      })),
      ...catalogue.grantsGov.map((row) => ({
        key: `grants-gov/${row.id}`,
        row: { ...mapGrantsGovRow(row), verificationStatus: "verified" as const },
      })),
    ],
    funders: catalogue.funders.map((row) => ({ key: `funders/${row.id}`, row: mapFunder(row, catalogue) })),
    resources: catalogue.resources.map((row) => ({ key: `resources/${row.id}`, row: mapResource(row) })),
    // These have keys of their own, so that a funder of an earlier catalogue gets its identity too.
    identities: listIdentities(catalogue.funders).map(({ id, ...row }) => ({ key: `identities/${id}`, row })),
    awards: catalogue.awards.map((row) => ({ key: `awards/${row.awardKey}`, row })),
  };
}

const EXCERPT_LENGTH = 500;

/** The collected descriptions are cut at 500 characters, in the middle of a word or of an HTML entity. */
function shortenExcerpt(collected: string | null): string | null {
  return collected !== null && collected.length >= EXCERPT_LENGTH
    ? cutAtWord(collected.replace(/&[#\w]*$/, ""), EXCERPT_LENGTH - 10)
    : collected;
}

function mapGrantsGovRow(row: GrantsGovRow): CatalogueOpportunity {
  return mapGrantsGovRecord(
    { ...row, description: shortenExcerpt(row.synopsisDescExcerpt) },
    new Date(`${row.sourceAsOf}T00:00:00Z`),
  );
}
