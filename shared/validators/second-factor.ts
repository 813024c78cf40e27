import { z } from "zod";
import { loginSchema } from "./auth";
import { requiredText } from "./fields";
import { say } from "./say";

/** Longer than any code with its spaces and hyphens. */
const CODE_MAX = 60;

/** A code of an authenticator app, or one of the recovery codes. */
const codeField = requiredText(CODE_MAX, "Enter a code");

export const codeSchema = z.object({ code: codeField });
export type CodeInput = z.infer<typeof codeSchema>;

/** Turning a factor off also asks for the password. */
export const removeFactorSchema = loginSchema.pick({ password: true });
export type RemoveFactorInput = z.infer<typeof removeFactorSchema>;

/** Shows that it is still the same person: the password where there is no second factor, otherwise a code. */
export const confirmSchema = z
  .object({ password: loginSchema.shape.password.optional(), code: codeField.optional() })
  .refine(
    (given) => Object.values(given).filter((value) => value !== undefined).length === 1,
    say("Enter your password or a code"),
  );
export type ConfirmInput = z.infer<typeof confirmSchema>;

/** How the second step of a sign-in can be done, the usual way first. */
export const FACTOR_METHODS = ["passkey", "totp", "recovery"] as const;
export type FactorMethod = (typeof FACTOR_METHODS)[number];

/** The answer to a right password, if the account has a second factor. Nobody is signed in yet. */
export type SecondStepView = { secondFactor: { methods: FactorMethod[] } };

export type FactorsView = {
  /** The user is an administrator of an installation that lets them change nothing without a second factor. */
  isRequired: boolean;
  /** What confirms an act: empty where only the password does. */
  methods: FactorMethod[];
  /** ISO time since when codes of an app are asked for; null while they are not. */
  totpSince: string | null;
  recoveryCodesLeft: number;
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
