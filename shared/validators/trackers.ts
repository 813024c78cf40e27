import { z } from "zod";
import { APPLICATION_STATUSES, type ApplicationStatus } from "../constants/enums";
import { DEFAULT_CURRENCY } from "../constants/money";
import {
  DAY_ORDERS,
  REPEATED_MEANINGS,
  TRACKER_COLUMNS_MAX,
  TRACKER_ENTRIES_MAX,
  TRACKER_MEANINGS,
  TRACKER_ROWS_MAX,
  type TrackerMeaning,
} from "../constants/trackers";
import { message } from "../words/messages";
import { currencyField, emptyAsNull, uuidField, wholeNumber, wordField } from "./fields";
import { uploadedFile } from "./objects";
import { issue, say } from "./say";

const columns = z
  .array(wordField(TRACKER_MEANINGS, "Choose what the column means"), say("Must be a list"))
  .max(TRACKER_COLUMNS_MAX, say(message("Must have at most {n} entries", { n: TRACKER_COLUMNS_MAX })))
  .superRefine((given, ctx) => {
    const once = given.filter((meaning) => !REPEATED_MEANINGS.includes(meaning));
    if (new Set(once).size < once.length) ctx.addIssue(issue("Two columns cannot mean the same"));
  });

/** How a file is to be read. What is left out is found by the rules, as far as they can. */
export const readTrackerSchema = z.object({
  entityId: z.uuid(say("Please select an entity")),
  ...uploadedFile,
  /** In the order of the file. */
  columns: columns.optional(),
  dayOrder: emptyAsNull(wordField(DAY_ORDERS, "Choose what comes first, the day or the month")).optional(),
  /** That of amounts that name none. */
  currency: currencyField.default(DEFAULT_CURRENCY),
});
export type ReadTrackerInput = z.infer<typeof readTrackerSchema>;

const keptEntry = z.object(
  {
    /** The number of the entry in the file, from 1. */
    n: wholeNumber(1, TRACKER_ROWS_MAX, "Unknown row"),
    status: wordField(APPLICATION_STATUSES, "Choose a status"),
    /** Of the catalogue, if the application is for it. */
    opportunityId: emptyAsNull(uuidField("Unknown opportunity")).optional(),
  },
  say("Unknown row"),
);

/** The ticked entries alone; the rest of each is read from the file once more. */
export const keepTrackerSchema = readTrackerSchema.extend({
  columns,
  entries: z
    .array(keptEntry, say("Tick at least one application"))
    .min(1, say("Tick at least one application"))
    .max(
      TRACKER_ENTRIES_MAX,
      say(message("At most {n} applications can be kept at once", { n: TRACKER_ENTRIES_MAX })),
    ),
});
export type KeepTrackerInput = z.infer<typeof keepTrackerSchema>;

export type TrackerColumnView = {
  /** As the file has it; empty for a column without a name. */
  header: string;
  meaning: TrackerMeaning;
  /** The first value below it. */
  sample: string;
};

export type TrackerEntryView = {
  /** The number of the entry in the file, from 1. */
  n: number;
  /** Null for an entry that names neither a grant nor a funder, which cannot be kept. */
  title: string | null;
  funderName: string | null;
  /** The words of the file. */
  statusWord: string;
  /** Null when the words are not known. */
  status: ApplicationStatus | null;
  /** The words say that it was withdrawn, for which there is no status. */
  isWithdrawn: boolean;
  askingAmount: string | null;
  askingCurrency: string;
  awardedAmount: string | null;
  awardedCurrency: string;
  submittedDate: string | null;
  decisionDate: string | null;
  notes: string | null;
  /** Cells that could not be read as what their column means. Their words go to the notes. */
  unread: { header: string; text: string }[];
  /** `known` is there already, `twice` stands in the file once more above. */
  state: "new" | "known" | "twice" | "nameless";
  /** The call of the catalogue that it seems to be for. `isTaken` when the entity has an application for it. */
  opportunity: { id: string; name: string; isTaken: boolean } | null;
};

export type TrackerView = {
  columns: TrackerColumnView[];
  /** In the order of the file, at most as many new ones as can be kept at once. */
  entries: TrackerEntryView[];
  /** New entries beyond those, which a second reading lists once the first are kept. */
  more: number;
  /** Whether rows below, columns beside or the ends of long cells were left out. */
  leftOut: { rows: boolean; columns: boolean; words: boolean };
  /** How many rows were read below the names of the columns. */
  rows: number;
  /** Whether days such as 03/04/2025 can mean two days. Nothing can be kept until `dayOrder` says which. */
  asksDayOrder: boolean;
  /** Whether there are amounts that name no currency. */
  asksCurrency: boolean;
};

/** `known` counts those that were there already, so that nothing is kept twice. */
export type KeptTrackerView = { added: number; known: number };
