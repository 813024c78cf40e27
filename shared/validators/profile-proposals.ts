import { z } from "zod";
import type { ConsentProvider } from "../constants/ai-consents";
import {
  PROFILE_ANSWERS_MAX,
  type ProfileReadingStatus,
  type ProfileSource,
} from "../constants/profile-proposals";
import { REGISTER_IDS, REGISTER_NUMBER_MAX } from "../constants/registers";
import type { AnswerValue } from "../constants/questionnaires/questions";
import type { ProfileLayer } from "../constants/questionnaires/layers";
import { NAME_MAX } from "../constants/limits";
import { message, type Message } from "../words/messages";
import { requiredText, urlField, uuidField } from "./fields";
import { uploadedFile } from "./objects";
import type { RegisterView } from "./registers";
import { say } from "./say";

export const profileProposalParams = z.object({ entityId: uuidField() });

/** The address of a website. Without `https://` in front it is put there. */
export const websiteSchema = z.object({
  url: z.preprocess(
    (typed) =>
      typeof typed === "string" && /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#].*)?$/u.test(typed.trim())
        ? `https://${typed.trim()}`
        : typed,
    urlField,
  ),
});

/** The number of an organisation in a register. */
export const registerNumberSchema = z.object({
  register: z.enum(REGISTER_IDS, say("Choose a register")),
  number: requiredText(REGISTER_NUMBER_MAX, "Enter the number"),
});

/** Has a website, an uploaded file, a deck or a document of the library read for answers of a profile, or a register asked for a number. */
export const readProfileSourceSchema = z.discriminatedUnion(
  "source",
  [
    z.object({ source: z.literal("website"), entityId: uuidField(), ...websiteSchema.shape }),
    z.object({ source: z.literal("file"), entityId: uuidField(), ...uploadedFile }),
    z.object({ source: z.literal("deck"), entityId: uuidField(), id: uuidField() }),
    z.object({ source: z.literal("document"), entityId: uuidField(), id: uuidField() }),
    z.object({ source: z.literal("register"), entityId: uuidField(), ...registerNumberSchema.shape }),
  ],
  say("Choose a website or a file"),
);
export type ReadProfileSourceInput = z.infer<typeof readProfileSourceSchema>;

const fieldName = z
  .string(say("Must be text"))
  .min(1, say("Name the question"))
  .max(NAME_MAX, say("This is too long"));
const answerValue = z.union(
  [z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()],
  say("Must be an answer"),
);
const tooMany = say(message("Must have at most {n} entries", { n: PROFILE_ANSWERS_MAX }));

/** Takes proposed answers into the profile. `before` is the present answer as the person saw it. */
export const acceptProposalsSchema = z.object({
  answers: z
    .array(z.object({ field: fieldName, before: answerValue }), say("Must be a list"))
    .min(1, say("Choose at least one answer"))
    .max(PROFILE_ANSWERS_MAX, tooMany),
});
export type AcceptProposalsInput = z.infer<typeof acceptProposalsSchema>;

/** Which proposed answers the previewed matches are found with. */
export const previewMatchesSchema = z.object({
  fields: z.array(fieldName, say("Must be a list")).max(PROFILE_ANSWERS_MAX, tooMany),
});
export type PreviewMatchesInput = z.infer<typeof previewMatchesSchema>;

/** A page that was read: of a website with its address. */
export type ReadSource = { number: number; address: string | null };

/** An answer that words on a page give. */
export type StoredProposal = {
  field: string;
  value: AnswerValue;
  quote: string;
  page: number;
  /** Only AI found it; the rules did not. */
  isFromAi: boolean;
};

/** What a provider did besides the rules. `failure` says why it did nothing. */
export type ProfileAiReading = {
  provider: ConsentProvider;
  /** Answers whose words stand nowhere, or do not say them. */
  leftOut: number;
  /** False when only the beginning was sent. */
  isWhole: boolean;
  failure: Message | null;
};

export type ProfileProposalView = StoredProposal & {
  layer: ProfileLayer;
  /** The address of the page, for a website. */
  address: string | null;
  /** The currency that is taken along with an amount, when the profile has none yet. */
  currency: string | null;
};

export type ProfileReadingView = {
  source: ProfileSource;
  /** The name of the file, the address, or the organisation with its number. */
  name: string;
  /** The register that it was looked up in; null for other sources. */
  register: RegisterView | null;
  status: ProfileReadingStatus;
  failureReason: string | null;
  readAt: string | null;
  pages: ReadSource[];
  aiReading: (Omit<ProfileAiReading, "failure"> & { failure: string | null }) | null;
  proposals: ProfileProposalView[];
};

/** A deck or a document that can be read. */
export type ProfileFileView = { source: "deck" | "document"; id: string; name: string };

export type ProfileProposalsView = {
  reading: ProfileReadingView | null;
  files: ProfileFileView[];
  /** The registers that a number can be looked up in. */
  registers: RegisterView[];
};

export type PreviewedMatchesView = {
  /** How many open opportunities the profile is eligible for. */
  count: number;
  /** False when there are so many that only the nearest were counted. */
  isComplete: boolean;
  best: { id: string; title: string; percent: number }[];
};
