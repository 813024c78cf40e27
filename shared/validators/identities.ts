import { z } from "zod";
import { URL_MAX } from "../constants/limits";
import { internalPath } from "../internal-path";
import { timezoneField } from "./fields";
import { say } from "./say";

const NOT_HERE = say("Must be a path of this site");
const UNKNOWN = say("Unknown service");

/** Which service of the settings is meant. */
const providerField = z.string(UNKNOWN).min(1, UNKNOWN).max(30, UNKNOWN);

export const providerParams = z.object({ provider: z.string().max(30) });

/** `next` is the path to open after signing in; `timezone` that of an account that is made. */
export const beginSignInSchema = z.object({
  next: z
    .string(NOT_HERE)
    .max(URL_MAX, NOT_HERE)
    .refine((path) => internalPath(path) !== undefined, NOT_HERE)
    .optional(),
  timezone: timezoneField.optional(),
});

export const visitProviderSchema = z.object({ provider: providerField });

/** The address to send the browser to. */
export type VisitView = { url: string };

export type SignInServiceView = { id: string; label: string };

export type IdentityView = {
  id: string;
  /** The service's name; its address where the operator has taken it out of the settings. */
  label: string;
  /** Null where the service can no longer sign anybody in. */
  provider: string | null;
  /** The address that the service stated, if any. */
  email: string | null;
  /** ISO time. */
  createdAt: string;
};

/** How the user can sign in. */
export type SignInWaysView = {
  hasPassword: boolean;
  /** The services that the operator has set up. */
  providers: SignInServiceView[];
  identities: IdentityView[];
};
