import { z } from "zod";
import { PASSKEY_NAME_MAX } from "../constants/limits";
import type { FactorMethod } from "../constants/second-factor";
import { loginSchema } from "./auth";
import { requiredText } from "./fields";
import { say } from "./say";

/** Longer than any code with its spaces and hyphens. */
const CODE_MAX = 60;

/** A code of an authenticator app, or one of the recovery codes. */
const codeField = requiredText(CODE_MAX, "Enter a code");

export const codeSchema = z.object({ code: codeField });
export type CodeInput = z.infer<typeof codeSchema>;

/** Turning a factor off also asks for the password. Accounts without one send none. */
export const removeFactorSchema = loginSchema.pick({ password: true }).partial();
export type RemoveFactorInput = z.infer<typeof removeFactorSchema>;

const NO_PASSKEY = say("This is not the answer of a passkey");
/** Bytes in base64url. */
const bytes = (max: number) =>
  z
    .string(NO_PASSKEY)
    .max(max, NO_PASSKEY)
    .regex(/^[\w-]+$/, NO_PASSKEY);
const ID_MAX = 2_000;
const PART_MAX = 20_000;
const TRANSPORT_MAX = 20;
const passkeyType = z.literal("public-key", NO_PASSKEY);

/** What the browser answers when a passkey was made. The server checks its content. */
const passkeySetupField = z.object(
  {
    id: bytes(ID_MAX),
    rawId: bytes(ID_MAX),
    type: passkeyType,
    response: z.object(
      {
        clientDataJSON: bytes(PART_MAX),
        attestationObject: bytes(PART_MAX),
        transports: z.array(bytes(TRANSPORT_MAX), NO_PASSKEY).max(10, NO_PASSKEY).optional(),
      },
      NO_PASSKEY,
    ),
  },
  NO_PASSKEY,
);

/** What the browser answers when a passkey was used. */
const passkeyAnswerField = z.object(
  {
    id: bytes(ID_MAX),
    rawId: bytes(ID_MAX),
    type: passkeyType,
    response: z.object(
      {
        clientDataJSON: bytes(PART_MAX),
        authenticatorData: bytes(PART_MAX),
        signature: bytes(PART_MAX),
      },
      NO_PASSKEY,
    ),
  },
  NO_PASSKEY,
);
export type PasskeyAnswer = z.infer<typeof passkeyAnswerField>;

export const passkeyNameSchema = z.object({ name: requiredText(PASSKEY_NAME_MAX, "Name is required") });
export type PasskeyNameInput = z.infer<typeof passkeyNameSchema>;
export const addPasskeySchema = passkeyNameSchema.extend({ passkey: passkeySetupField });
export type AddPasskeyInput = z.infer<typeof addPasskeySchema>;

const isOne = (given: object) => Object.values(given).filter((value) => value !== undefined).length === 1;
const ONE = say("Give one of your password, a code or a passkey");

/** The second step of a sign-in. */
export const secondStepSchema = z
  .object({ code: codeField.optional(), passkey: passkeyAnswerField.optional() })
  .refine(isOne, ONE);
export type SecondStepInput = z.infer<typeof secondStepSchema>;

/** Shows that it is still the same person: the password where there is no second factor, otherwise that. */
export const confirmSchema = z
  .object({
    password: loginSchema.shape.password.optional(),
    code: codeField.optional(),
    passkey: passkeyAnswerField.optional(),
  })
  .refine(isOne, ONE);
export type ConfirmInput = z.infer<typeof confirmSchema>;

/** The answer to a right password, if the account has a second factor. Nobody is signed in yet. */
export type SecondStepView = { secondFactor: { methods: FactorMethod[] } };

/** ISO time from when the next sign-in removes the factors. */
export type LostFactorsView = { dueAt: string };

export type FactorsView = {
  /** The installation wants a second factor of everybody, or of administrators who change something. */
  isRequired: boolean;
  /** What confirms an act: empty where only the password does. */
  methods: FactorMethod[];
  /** ISO time since when codes of an app are asked for; null while they are not. */
  totpSince: string | null;
  recoveryCodesLeft: number;
  /** False where browsers would refuse to make one. */
  canAddPasskeys: boolean;
  /** Oldest first. */
  passkeys: PasskeyView[];
  /** Somebody has said at a sign-in that they are lost: they are removed at the first sign-in after this ISO time. */
  removalDueAt: string | null;
};

export type PasskeyView = {
  id: string;
  name: string;
  /** ISO times. */
  createdAt: string;
  lastUsedAt: string | null;
};

/** What an authenticator app needs. The picture is drawn as one path in a square of `size` units. */
export type TotpSetupView = {
  /** For typing, in base32. */
  secret: string;
  /** For apps on the same device. */
  address: string;
  qr: { size: number; path: string };
};

/** The codes are shown once. Null where the account had codes already, which go on working. */
export type RecoveryCodesView = { recoveryCodes: string[] | null };
