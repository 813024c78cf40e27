import { z } from "zod";
import { countryName, findCountryCode } from "../constants/countries";
import type { NotificationKind } from "../constants/reminders";
import { type Language, LANGUAGES } from "../words/language";
import { PASSWORD_MAX, PASSWORD_MIN, PERSON_NAME_MAX } from "../constants/limits";
import {
  countryField,
  emailField,
  emptyAsNull,
  isStorable,
  lineText,
  requiredText,
  timezoneField,
} from "./fields";
import { message, type Message } from "../words/messages";
import { invitationTokenField } from "./members";
import { issue, say } from "./say";

const TOO_SHORT = say("Password must be at least 8 characters");
const NOT_STORABLE = say("Password contains characters that cannot be stored");

// A person types an emoji as one character, which is two in JavaScript.
const countCharacters = (text: string) => [...text].length;

/** A new password. Any characters are allowed, and it is compared exactly and never trimmed. */
export const newPasswordField = z
  .string(TOO_SHORT)
  .refine((text) => countCharacters(text) >= PASSWORD_MIN, TOO_SHORT)
  .refine(
    (text) => countCharacters(text) <= PASSWORD_MAX,
    say(message("Password must be at most {n} characters", { n: PASSWORD_MAX })),
  )
  .refine(isStorable, NOT_STORABLE);

/** A password to check. Its length is limited, and it holds only characters that a password can have. */
const givenPassword = (ifMissing: Message) =>
  z
    .string(say(ifMissing))
    .min(1, say(ifMissing))
    .max(1_000, say("Password is too long"))
    .refine(isStorable, NOT_STORABLE);

export const loginSchema = z.object({
  email: emailField,
  password: givenPassword("Password is required"),
});
export type LoginInput = z.infer<typeof loginSchema>;

export const signupSchema = z.object({
  firstName: requiredText(PERSON_NAME_MAX, "First name is required"),
  lastName: requiredText(PERSON_NAME_MAX, "Last name is required"),
  email: emailField,
  password: newPasswordField,
  /** Of a mailed invitation to an entity, which is then accepted. */
  invitationToken: invitationTokenField.optional(),
});
export type SignupInput = z.infer<typeof signupSchema>;

export const forgotPasswordSchema = z.object({ email: emailField });
export type ForgotPasswordInput = z.infer<typeof forgotPasswordSchema>;

export const resetPasswordSchema = z.object({
  token: z
    .string(say("Invalid reset link"))
    .min(1, say("Invalid reset link"))
    .max(200, say("Invalid reset link")),
  password: newPasswordField,
});
export type ResetPasswordInput = z.infer<typeof resetPasswordSchema>;

/** The form of the reset screen, with the password twice. */
export const resetPasswordFormSchema = z
  .object({
    password: newPasswordField,
    confirmPassword: z.string().min(1, say("Please confirm your password")),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    ...say("Passwords do not match"),
  });
export type ResetPasswordForm = z.infer<typeof resetPasswordFormSchema>;

export const changePasswordSchema = z
  .object({
    currentPassword: givenPassword("Current password is required"),
    newPassword: newPasswordField,
    confirmPassword: z
      .string(say("Please confirm your password"))
      .min(1, say("Please confirm your password"))
      .max(1_000, say("Passwords don't match")),
  })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ["confirmPassword"],
    ...say("Passwords don't match"),
  });
export type ChangePasswordInput = z.infer<typeof changePasswordSchema>;

/** Accounts without a password send none. */
export const changeEmailSchema = z.object({
  email: emailField,
  currentPassword: givenPassword("Current password is required").optional(),
});
export type ChangeEmailInput = z.infer<typeof changeEmailSchema>;

const INVALID_LINK = say("Invalid or expired link");
/** The token of a link about a change of the address. */
export const emailChangeTokenSchema = z.object({
  token: z.string(INVALID_LINK).min(1, INVALID_LINK).max(200, INVALID_LINK),
});
export type EmailChangeTokenInput = z.infer<typeof emailChangeTokenSchema>;

/** Whether mails like the one that the token is from come. */
export const unsubscribeSchema = emailChangeTokenSchema.extend({
  enabled: z.boolean(say("Must be true or false")),
});

/** The address that an account waits to change to, and the ISO time until which its link works. */
export type EmailChangeView = { email: string; expiresAt: string };

const profileFields = z.object({
  firstName: requiredText(PERSON_NAME_MAX, "First name is required").optional(),
  lastName: requiredText(PERSON_NAME_MAX, "Last name is required").optional(),
  country: emptyAsNull(countryField).optional(),
  countryName: emptyAsNull(lineText(PERSON_NAME_MAX)).optional(),
});

/**
 * Saves the profile. Absent keys are left alone, and `null` clears the country. The name of a country always
 * follows from its code, and a name alone says which code is meant.
 */
export const updateUserSchema = profileFields.transform(({ countryName: name, ...rest }, context) => {
  if (rest.country === undefined && name === undefined) return rest;
  const namedCode = name == null ? name : findCountryCode(name);
  const country = rest.country === undefined ? namedCode : rest.country;
  if (country === undefined || (name != null && namedCode !== country)) {
    const problem = country === undefined ? "Unknown country" : "Must be the name of the country";
    context.addIssue({ ...issue(problem), path: ["countryName"] });
    return z.NEVER;
  }
  return { ...rest, country, countryName: country && countryName(country) };
});
export type UpdateUserInput = z.input<typeof updateUserSchema>;
export type ProfileChange = z.output<typeof updateUserSchema>;

/** The profile form, where both names are required. */
export const profileFormSchema = profileFields.required({ firstName: true, lastName: true });
export type ProfileForm = z.infer<typeof profileFormSchema>;

/**
 * The switches of regular mails, the time zone of the morning in which they come, and the language of
 * everything.
 */
export const updatePreferencesSchema = z
  .object({
    notifyNewOpportunities: z.boolean(say("Must be true or false")).optional(),
    notifyDeadlines: z.boolean(say("Must be true or false")).optional(),
    notifyChanges: z.boolean(say("Must be true or false")).optional(),
    notifySavedSearches: z.boolean(say("Must be true or false")).optional(),
    notifyComments: z.boolean(say("Must be true or false")).optional(),
    timezone: emptyAsNull(timezoneField).optional(),
    preferredLanguage: z.enum(LANGUAGES, say("Choose a language")).optional(),
  })
  .refine(
    (preferences) => Object.values(preferences).some((value) => value !== undefined),
    say("Choose a notification to switch on or off"),
  );
export type UpdatePreferencesInput = z.infer<typeof updatePreferencesSchema>;

export type CurrentUserView = {
  id: string;
  firstName: string | null;
  lastName: string | null;
  email: string;
  emailVerified: boolean;
  country: string | null;
  countryName: string | null;
  isAdmin: boolean;
  /** Null until it is known. Mails then follow UTC. */
  timezone: string | null;
  /** Null until it is known. Mails then come in English. */
  preferredLanguage: Language | null;
};
export type PreferencesView = Record<NotificationKind, boolean> &
  Pick<CurrentUserView, "timezone" | "preferredLanguage">;
/** The answer of calls that only have a message for the person. */
export type MessageView = { message: string };

/** The key that seals an account's unsaved input in a browser: 256 bits, base64url. */
export type DraftKeyView = { key: string };
