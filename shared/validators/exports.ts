import { z } from "zod";
import { APPLICATION_STATUSES } from "../constants/enums";
import { APPLICATION_COLUMNS, type ExportColumn, OPPORTUNITY_COLUMNS } from "../constants/exports";
import { LIST_VIEWS } from "../constants/matching";
import { LIST_SORTS } from "../constants/saved-searches";
import { loginSchema } from "./auth";
import { facetFields, onlyWithAll } from "./facets";
import { countryField, wordField } from "./fields";
import { searchText } from "./opportunities";
import { publicListQuery } from "./public-catalogue";
import { say } from "./say";

const ONCE = say("Must be given once");

/**
 * Names of columns, separated by commas. Without it, the columns of the screen are meant. Returns the columns
 * in the order of the file, with those that are in every file.
 */
const columnsField = <Name extends string>(columns: readonly ExportColumn<Name>[]) =>
  z
    .string(ONCE)
    .transform((text) => text.split(",").map((name) => name.trim()))
    .refine((names) => names.some((name) => name !== ""), {
      ...say("Choose at least one column"),
      abort: true,
    })
    .refine(
      (names) => names.every((name) => columns.some((column) => column.name === name)),
      say("Unknown column"),
    )
    .optional()
    .transform((names) =>
      columns.filter(({ name, isShown, isKept }) => isKept ?? (names ? names.includes(name) : isShown)),
    );

/** The filters of the applications screen. */
export const applicationExportQuery = z.object({
  columns: columnsField(APPLICATION_COLUMNS),
  search: searchText,
  status: wordField(APPLICATION_STATUSES, "Unknown status").optional(),
  /** A member: only applications in which they have open tasks. */
  person: z.uuid(say("Must be an id")).optional(),
});
export type ApplicationExportQuery = z.infer<typeof applicationExportQuery>;

/** The filters of the opportunities screen. */
const opportunityFilters = {
  search: searchText,
  show: z.enum(LIST_VIEWS, say("Must be all, saved or dismissed")).default("all"),
  country: countryField.optional(),
  sort: z.enum(LIST_SORTS, say("Must be relevance, deadline or amount")).default("relevance"),
  /** Scores are for this entity of the caller instead of the best of all. */
  entityId: z.uuid(say("Must be an id")).optional(),
  ...facetFields,
};

export const opportunityExportQuery = z
  .object({ columns: columnsField(OPPORTUNITY_COLUMNS), ...opportunityFilters })
  .refine(...onlyWithAll);
export type OpportunityExportQuery = z.infer<typeof opportunityExportQuery>;

/** A JSON file has every fact of a row, so there are no columns to choose. */
export const opportunityJsonQuery = z.object(opportunityFilters).refine(...onlyWithAll);
export type OpportunityJsonQuery = z.infer<typeof opportunityJsonQuery>;

/** The filters of the visitors' list. */
export const publicExportQuery = publicListQuery.omit({ page: true, limit: true });
export type PublicExportQuery = z.infer<typeof publicExportQuery>;

/** `notes=true` also puts the notes into the document, which are for the founder alone. */
export const documentQuery = z.object({
  notes: z
    .enum(["true", "false"], say("Must be true or false"))
    .default("false")
    .transform((value) => value === "true"),
});
export type DocumentQuery = z.infer<typeof documentQuery>;

/** The password shows that the account belongs to the person who deletes it. Accounts without one send none. */
export const deleteAccountSchema = loginSchema.pick({ password: true }).partial();
export type DeleteAccountInput = z.infer<typeof deleteAccountSchema>;
