import { z } from "zod";
import {
  AI_AUTHORS,
  APPLICATION_STATUSES,
  type AiAuthor,
  type ApplicationStatus,
  type EntityType,
  type FundingType,
} from "../constants/enums";
import { TEXT_FIELDS, type TextField } from "../constants/applications";
import { INTEGER_MAX, LONG_TEXT_MAX, NAME_MAX, NARRATIVE_MAX } from "../constants/limits";
import {
  amountField,
  dateField,
  emptyAsNull,
  lineText,
  longText,
  positiveAmountField,
  wordField,
} from "./fields";
import { LANGUAGES } from "../words/language";
import { say } from "./say";

const entityId = z.uuid(say("Please select an entity"));
const askingAmount = positiveAmountField("Please enter a valid asking amount");
const opportunityId = z.uuid(say("Unknown opportunity"));

export const createApplicationSchema = z.object({ opportunityId, entityId, askingAmount });
export type CreateApplicationInput = z.infer<typeof createApplicationSchema>;

export const checkApplicationQuery = z.object({ entityId: z.uuid(say("Unknown entity")), opportunityId });

/**
 * Only the fields sent are written, and `null` clears. `version` is the one that the edit began from. A stale
 * save gets a 409.
 */
export const updateApplicationSchema = z.object({
  status: wordField(APPLICATION_STATUSES, "Unknown status").optional(),
  title: emptyAsNull(lineText(NAME_MAX)).optional(),
  notes: longText(LONG_TEXT_MAX).nullable().optional(),
  narrative: longText(NARRATIVE_MAX).nullable().optional(),
  submittedDate: emptyAsNull(dateField).optional(),
  decisionDate: emptyAsNull(dateField).optional(),
  awardedAmount: emptyAsNull(amountField("Please enter a valid amount")).optional(),
  aiDraftNarrative: longText(NARRATIVE_MAX).nullable().optional(),
  aiProvider: wordField(AI_AUTHORS, "Unknown AI provider").nullable().optional(),
  version: z
    .number(say("Must be a number"))
    .int(say("Must be a whole number"))
    .min(1, say("Must be 1 or more"))
    .max(INTEGER_MAX, say("Unknown version"))
    .optional(),
});
export type UpdateApplicationInput = z.infer<typeof updateApplicationSchema>;

export const presenceSchema = z.object({
  /** The text that the caller is writing in. */
  field: wordField(TEXT_FIELDS, "Unknown text").nullable(),
});
export type PresenceInput = z.infer<typeof presenceSchema>;

/** The other members who have the application open, by name. */
export type PresenceView = { people: { id: string; name: string; field: TextField | null }[] };

export const generateDraftSchema = z.object({
  opportunityId,
  entityId,
  askingAmount,
  aiProvider: wordField(AI_AUTHORS, "Unknown AI provider").default("openai"),
  /** That of the call where none is chosen. */
  language: emptyAsNull(wordField(LANGUAGES, "Unknown language")).optional(),
});
export type GenerateDraftInput = z.infer<typeof generateDraftSchema>;

/** `aiProvider` names the author that really wrote it. */
export type DraftView = { content: string; aiProvider: AiAuthor };

export type ApplicationCheckView = {
  exists: boolean;
  application: { id: string; status: ApplicationStatus } | null;
};

export const textVersionParams = z.object({
  id: z.uuid(say("Unknown id")),
  versionId: z
    .string()
    .regex(/^[1-9]\d{0,9}$/, say("Unknown id"))
    .transform(Number)
    .refine((id) => id <= INTEGER_MAX, say("Unknown id")),
});

/** A text of an application as it was saved at one time. */
export type TextVersionItem = {
  id: number;
  field: TextField;
  savedAt: string;
  /** Null for a text from before versions were kept, and for deleted accounts. */
  author: string | null;
  characters: number;
};
/** Newest first; the first of a field is the present text. */
export type TextVersionsView = { versions: TextVersionItem[] };
export type TextVersionView = TextVersionItem & { text: string | null };

export type ApplicationListItem = {
  id: string;
  status: ApplicationStatus;
  title: string | null;
  askingAmount: string | null;
  askingCurrency: string;
  awardedAmount: string | null;
  awardedCurrency: string | null;
  aiProvider: AiAuthor | null;
  submittedDate: string | null;
  decisionDate: string | null;
  /** Who would give the money, of an application for a call that is not in the catalogue. */
  funderName: string | null;
  createdAt: string;
  updatedAt: string;
  version: number;
  /** Null once the opportunity was deleted. */
  opportunity: {
    id: string;
    name: string;
    funderName: string | null;
    fundingType: FundingType;
    deadline: string | null;
    deadlineTimezone: string | null;
    /** `HH:MM` in `deadlineTimezone`. */
    deadlineTime: string | null;
    /** The moment at which it closes. Null without a deadline. */
    closesAt: string | null;
  } | null;
  entity: { id: string; name: string; type: EntityType };
};

export type ApplicationView = Omit<ApplicationListItem, "opportunity"> & {
  entityId: string;
  opportunityId: string | null;
  notes: string | null;
  narrative: string | null;
  aiDraftNarrative: string | null;
  aiSuggestions: string[];
  funderFeedback: string | null;
  /** Threads of comments that are not resolved. */
  openComments: number;
  /** Whether an accepted line of its call forbids texts by AI. Then no provider is asked to write. */
  forbidsAi: boolean;
  opportunity:
    | (NonNullable<ApplicationListItem["opportunity"]> & {
        description: string | null;
        applicationUrl: string | null;
        minAmount: string | null;
        maxAmount: string | null;
        currency: string;
      })
    | null;
};
