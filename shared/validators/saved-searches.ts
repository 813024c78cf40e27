import { z } from "zod";
import { FILTER_COUNTRIES } from "../constants/countries";
import type { ChosenFacets } from "../constants/facets";
import { SEARCH_MAX } from "../constants/limits";
import { SEARCH_FREQUENCIES, type SearchFrequency } from "../constants/news";
import { LIST_SORTS, type ListSort, SAVED_SEARCH_NAME_MAX } from "../constants/saved-searches";
import { chosenFacetsField } from "./facets";
import { requiredText, trimmedText, uuidField, wordField } from "./fields";
import { say } from "./say";

const nameField = requiredText(SAVED_SEARCH_NAME_MAX, "Name is required");
const frequencyField = wordField(SEARCH_FREQUENCIES, "Must be daily, weekly or off");

/** A code of the list's filter, or empty for all countries. */
const filterCountryField = z
  .string(say("Must be text"))
  .trim()
  .toUpperCase()
  .refine(
    (code) => code === "" || FILTER_COUNTRIES.some((country) => country === code),
    say("Unknown country"),
  );

export const createSavedSearchSchema = z
  .object({
    name: nameField,
    // A saved search may hold any text that the search box takes.
    search: trimmedText(SEARCH_MAX).default(""),
    country: filterCountryField.default(""),
    sort: wordField(LIST_SORTS, "Must be relevance, deadline or amount").default("relevance"),
    facets: chosenFacetsField.default({}),
    frequency: frequencyField.default("daily"),
  })
  .refine(
    ({ search, country, facets }) => search !== "" || country !== "" || Object.keys(facets).length > 0,
    { path: ["search"], ...say("Search for something, choose a country or set a filter") },
  );
export type CreateSavedSearchInput = z.infer<typeof createSavedSearchSchema>;

/** Absent keys are left alone. The search itself cannot be changed. */
export const updateSavedSearchSchema = z.object({
  name: nameField.optional(),
  frequency: frequencyField.optional(),
});
export type UpdateSavedSearchInput = z.infer<typeof updateSavedSearchSchema>;
/** The entity with whose members a search is shared. */
export const shareSearchSchema = z.object({ entityId: uuidField() });
export type ShareSearchInput = z.infer<typeof shareSearchSchema>;
/** The form for a new name. */
export const savedSearchNameSchema = z.object({ name: nameField });

/** Where programs that follow feeds find what a search lists; null while it has no address. */
export type SearchFeedView = { url: string | null };

export type SavedSearchView = {
  id: string;
  name: string;
  search: string;
  /** A two-letter code, or empty for all countries. */
  country: string;
  sort: ListSort;
  facets: ChosenFacets;
  /** The person is told about new finds this often. Off for those of others, who alone are told. */
  frequency: SearchFrequency;
  createdAt: string;
  /** Absent for a search that only its owner sees. */
  shared?: {
    entityId: string;
    entityName: string;
    /** Whose it is: a name, or the address without one. Absent for one's own. */
    by?: string;
  };
};
