import { z } from "zod";
import { TEXT_FIELDS, type TextField } from "../constants/applications";
import { GUEST_KINDS, type GuestKind, type GuestState } from "../constants/guests";
import { LONG_TEXT_MAX, PERSON_NAME_MAX, TEXT_MAX } from "../constants/limits";
import {
  dateField,
  emailField,
  emptyAsNull,
  longText,
  requiredLongText,
  requiredText,
  uuidField,
  wordField,
} from "./fields";
import { issue, say } from "./say";

export const guestParams = z.object({ id: uuidField(), requestId: uuidField() });

/** `field` is the text that is to be approved, and only for that. */
export const askGuestSchema = z
  .object({
    kind: wordField(GUEST_KINDS, "Choose what you ask for"),
    name: requiredText(PERSON_NAME_MAX, "Name the person"),
    email: emailField,
    question: requiredLongText(TEXT_MAX, "Say what you ask for"),
    dueDate: emptyAsNull(dateField).optional(),
    field: emptyAsNull(wordField(TEXT_FIELDS, "Unknown text")).optional(),
  })
  .superRefine(({ kind, field }, context) => {
    if (kind === "approval" && !field)
      context.addIssue({ ...issue("Choose the text to be approved"), path: ["field"] });
  });
export type AskGuestInput = z.infer<typeof askGuestSchema>;

export const returnAnswerSchema = z.object({
  remark: requiredLongText(TEXT_MAX, "Say what is missing"),
});

/** `answeredAt` of the answer that the editor has before them: the guest may change it meanwhile. */
export const acceptAnswerSchema = z.object({ answeredAt: z.iso.datetime(say("Must be a time")) });

const INVALID = say("This link is no longer valid");
/** The token of the mailed link. It is sent in the body or a header, so that no log keeps it. */
export const guestTokenField = z.string(INVALID).min(1, INVALID).max(200, INVALID);
export const guestTokenSchema = z.object({ token: guestTokenField });

/** `text` is the answer, or the remark on a text. `approved` and `textHash`, of the text that was shown, are for approvals. */
export const guestAnswerSchema = z.object({
  token: guestTokenField,
  text: longText(LONG_TEXT_MAX).optional(),
  approved: z.boolean(say("Must be true or false")).optional(),
  textHash: z.string(say("Must be text")).max(64, say("This is too long")).optional(),
});
export type GuestAnswerInput = z.infer<typeof guestAnswerSchema>;

/** What members see of a request. */
export type GuestRequestView = {
  id: string;
  kind: GuestKind;
  state: GuestState;
  name: string;
  email: string;
  question: string;
  /** `YYYY-MM-DD` */
  dueDate: string | null;
  field: TextField | null;
  /** Null once that account is deleted. */
  askedBy: string | null;
  sentAt: string;
  /** Its link does not work any more; sending it again makes a new one. */
  isExpired: boolean;
  answer: string | null;
  approved: boolean | null;
  /** Whether the text is another one than the guest had before them. Null without an approval. */
  hasTextChanged: boolean | null;
  file: { name: string; url: string } | null;
  answeredAt: string | null;
  returnRemark: string | null;
  acceptedAt: string | null;
};
/** The newest first, what waits for an editor before the others. */
export type GuestRequestsView = {
  requests: GuestRequestView[];
  /** The supporting documents of the application. */
  documents: { name: string; url: string }[];
};

/** What the holder of a link sees: this one request. */
export type GuestView = {
  id: string;
  kind: GuestKind;
  name: string;
  /** Null once that account is deleted. */
  askedBy: string | null;
  entityName: string;
  applicationTitle: string | null;
  question: string;
  /** `YYYY-MM-DD` */
  dueDate: string | null;
  /** For approvals: the text as it was when it was asked for and as it is now. */
  text: { field: TextField; asked: string; now: string; hash: string } | null;
  answer: string | null;
  approved: boolean | null;
  fileName: string | null;
  answeredAt: string | null;
  /** What an editor wrote when they asked again. */
  returnRemark: string | null;
  expiresAt: string;
};

/** The request when the link is opened, with the key that seals in this browser what is typed and not sent. */
export type OpenedGuestView = GuestView & { draftKey: string };
