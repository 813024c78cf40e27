/** At most this many rows of the opportunities list come into a file, the best first. */
export const EXPORT_ROWS_MAX = 2_000;

/**
 * A column of an export that a person can choose. An `isShown` column stands on the screen, and is in the
 * file unless others are chosen. An `isKept` column is always in the file.
 */
export type ExportColumn<Name extends string = string> = {
  name: Name;
  label: string;
  isShown?: true;
  isKept?: true;
};

const APPLICATION = [
  { name: "opportunity", label: "Opportunity", isShown: true },
  { name: "status", label: "Status", isShown: true },
  { name: "askingAmount", label: "Requested amount", isShown: true },
  { name: "entity", label: "Entity", isShown: true },
  { name: "created", label: "Created", isShown: true },
  { name: "submitted", label: "Submitted", isShown: true },
  { name: "funder", label: "Funder" },
  { name: "fundingType", label: "Funding type" },
  { name: "deadline", label: "Deadline" },
  { name: "decision", label: "Decision" },
  { name: "awardedAmount", label: "Awarded amount" },
  { name: "entityType", label: "Entity type" },
  { name: "changed", label: "Last changed" },
  { name: "aiProvider", label: "AI draft by" },
  { name: "notes", label: "Notes" },
  { name: "narrative", label: "Narrative" },
  { name: "aiDraft", label: "AI draft" },
  { name: "funderFeedback", label: "Funder's feedback" },
  { name: "link", label: "Link" },
] as const;
export type ApplicationColumn = (typeof APPLICATION)[number]["name"];
/** The columns of the applications export, in the order of the file. */
export const APPLICATION_COLUMNS: readonly ExportColumn<ApplicationColumn>[] = APPLICATION;

const OPPORTUNITY = [
  { name: "name", label: "Name", isShown: true },
  { name: "funder", label: "Funder", isShown: true },
  { name: "fundingType", label: "Funding type", isShown: true },
  { name: "amounts", label: "Amounts", isShown: true },
  { name: "deadline", label: "Deadline", isShown: true },
  { name: "closingTime", label: "Closing time" },
  { name: "timeZone", label: "Time zone" },
  { name: "match", label: "Match", isShown: true },
  { name: "description", label: "Description", isShown: true },
  { name: "deadlineNote", label: "About the deadline" },
  { name: "opens", label: "Opens" },
  { name: "countries", label: "Eligible countries" },
  { name: "regions", label: "Eligible regions" },
  { name: "entityTypes", label: "Eligible entity types" },
  { name: "stages", label: "Stages" },
  { name: "industries", label: "Industries" },
  { name: "mark", label: "Saved or hidden" },
  { name: "applicationUrl", label: "Where to apply" },
  { name: "link", label: "Link" },
  { name: "attribution", label: "Source and licence", isKept: true },
] as const;
export type OpportunityColumn = (typeof OPPORTUNITY)[number]["name"];
/**
 * The columns of the opportunities export, in the order of the file. The licences of the catalogue require
 * the last one.
 */
export const OPPORTUNITY_COLUMNS: readonly ExportColumn<OpportunityColumn>[] = OPPORTUNITY;
