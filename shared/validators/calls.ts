import { z } from "zod";
import {
  CALL_KINDS,
  CALL_PASTED_MAX,
  CALL_QUESTION_MAX,
  type CallKind,
  type CallSource,
  type CallState,
  type CallWarningFact,
  type CallStatus,
} from "../constants/calls";
import type { ConsentProvider } from "../constants/ai-consents";
import type { LimitUnit } from "../constants/questions";
import { requiredLongText, requiredText, uuidField, wordField } from "./fields";
import type { Message } from "../words/messages";
import { uploadedFile } from "./objects";
import { say } from "./say";

export const callLineParams = z.object({ id: uuidField(), lineId: uuidField() });

/** The text of a call, pasted. */
export const pastedCallSchema = z.object({
  text: requiredLongText(CALL_PASTED_MAX, "Paste the text of the call"),
});

/** Has a call read: the page of the opportunity, a file that was uploaded, or a pasted text. */
export const readCallSchema = z.discriminatedUnion(
  "source",
  [
    z.object({ source: z.literal("page") }),
    z.object({ source: z.literal("file"), ...uploadedFile }),
    z.object({ source: z.literal("text"), ...pastedCallSchema.shape }),
  ],
  say("Choose where the call is"),
);
export type ReadCallInput = z.infer<typeof readCallSchema>;

export const askCallQuery = z.object({
  question: requiredText(CALL_QUESTION_MAX, "Write your question"),
});

/** Accepts a line, which gives it its use, or takes that back. */
export const acceptLineSchema = z.object({ accepted: z.boolean(say("Must be true or false")) });
export type AcceptLineInput = z.infer<typeof acceptLineSchema>;

/** Accepts all lines of a kind at once, or takes that back. */
export const acceptLinesSchema = acceptLineSchema.extend({
  kind: wordField(CALL_KINDS, "Choose which lines of the call"),
});
export type AcceptLinesInput = z.infer<typeof acceptLinesSchema>;

/** What a line says, in figures. */
export type CallLineValue = {
  eligibility: null;
  /** `rate`: what the funder pays; `share`: what the applicant brings. */
  cofunding: { basis: "rate" | "share" | "none"; percent: number | null };
  consortium: { form: "several" | "alone" | "welcome"; least: number | null };
  /** `date` is `YYYY-MM-DD`, `time` is `HH:MM`, `zone` as the call writes it. */
  closing: { date: string | null; time: string | null; zone: string | null; isRolling: boolean };
  limit: { number: number; unit: "pages" | "words" | "characters" | "font" };
  document: { name: string };
  question: { question: string; limit: number | null; unit: LimitUnit | null };
  criterion: { name: string; weight: number | null; unit: "points" | "percent" | null };
  ai: { rule: "forbidden" | "disclose" | "allowed" };
  /** `until` is the last day for questions. */
  contact: { address: string; until: string | null };
};

/** What a provider did for a reading. `failure` says why it did nothing. */
export type CallReading = {
  provider: ConsentProvider;
  /** Lines whose words stand nowhere, or say nothing that can be read. */
  leftOut: number;
  /** False when only the beginning was sent. */
  isWhole: boolean;
  failure: Message | null;
};

/** Something that the call states. The quote stands on the page. */
export type CallLineView = {
  [K in CallKind]: {
    id: string;
    kind: K;
    value: CallLineValue[K];
    page: number;
    quote: string;
    /** Only AI found it; the rules did not. Its words stand on the page all the same. */
    isFromAi: boolean;
    acceptedAt: string | null;
  };
}[CallKind];

/** What is said of a kind, with the lines that say it. */
export type CallGroupView = { kind: CallKind; state: CallState; lines: CallLineView[] };

/** An accepted line that the profile contradicts; where it says nothing, `said` is null. */
export type CallWarningView = { lineId: string; quote: string; fact: CallWarningFact; said: string | null };

type Said = { value: CallLineValue[CallKind]; quote: string; page: number };
/** A line before and after a call was amended; null where there was none, or is none any more. */
export type CallChangeView = { kind: CallKind; before: Said | null; after: Said | null };

export type CallView = {
  source: CallSource;
  documentName: string;
  /** The address of the page it was read from. */
  url: string | null;
  /** `stopped`: a person stopped the reading. What was read before stays. */
  status: CallStatus | "stopped";
  failureReason: string | null;
  pages: number;
  /** Pages that are pictures. */
  unreadPages: number;
  readAt: string | null;
  /** What AI did for the newest reading; null where it was read by rules alone. */
  aiReading: (Omit<CallReading, "failure"> & { failure: string | null }) | null;
  groups: CallGroupView[];
  warnings: CallWarningView[];
  /** The newest first. */
  changes: { changedAt: string; changes: CallChangeView[] }[];
};
/** `call` is null until one is given. `pageUrl` is the page of the opportunity, if it has one. */
export type CallSheetView = { call: CallView | null; pageUrl: string | null };

/** A passage of the call that answers a question. */
export type CallPassageView = { page: number; quote: string };
/** `passages` is empty when the call does not say. */
export type CallAnswerView = { passages: CallPassageView[]; unreadPages: number };
