import {
  addPasskeySchema,
  codeSchema,
  confirmSchema,
  removeFactorSchema,
} from "@shared/validators/second-factor";
import { visitProviderSchema } from "@shared/validators/identities";
import { describeArea } from "../describe";

const CODES =
  "The ten `recoveryCodes`, this once. Null where the account had some already, which go on working.";
const ASKED =
  "The person was not asked for the second factor, or without one for the password, in ten minutes.";
const TOO_MANY = "Too many requests, or too many wrong codes or passwords in 15 minutes.";

export const secondFactor = describeArea({
  name: "Second factor",
  about:
    "What a sign-in asks for beside the password. Acts that matter ask for it once more if nothing has shown it for ten minutes.",
  access: "member",
  routes: {
    "POST /api/auth/confirm": {
      summary: "Shows once more that it is the same person",
      details:
        "Accounts with a second factor give a code or the answer of a passkey, others their password. It counts for ten minutes.",
      body: confirmSchema,
      fields: { code: "Of the authenticator app, or a recovery code. Each works once." },
      answers: { 204: "It counts from now." },
      errors: {
        wrong_code: "The code is wrong, or was used already.",
        code_not_current:
          "The code is right, but of the half minute before or after. It is not counted as wrong.",
        wrong_password: "The password is another one.",
        confirmation_required: "The account has a second factor, so its password is not enough.",
        rate_limited: TOO_MANY,
      },
    },
    "POST /api/auth/confirm/options": {
      summary: "Says what to ask a passkey for",
      answers: {
        200: "`PublicKeyCredentialRequestOptionsJSON` of WebAuthn, for one answer within five minutes.",
      },
    },
    "GET /api/auth/factors": {
      summary: "Says which second factors there are",
      answers: {
        200: "`isRequired` where everybody, or an administrator who changes something, needs one, `methods`, since when codes of an app are asked for (`totpSince`), `recoveryCodesLeft`, `passkeys`, whether more can be added (`canAddPasskeys`), and from when a sign-in removes them all, if somebody has said that they are lost (`removalDueAt`).",
      },
    },
    "GET /api/auth/identities": {
      summary: "Says how the user can sign in",
      answers: {
        200: "`hasPassword`, the `providers` that there are, and the `identities` of these that sign the user in.",
      },
    },
    "POST /api/auth/identities": {
      summary: "Begins to make another service sign the user in",
      body: visitProviderSchema,
      answers: { 200: "The `url` of the service, which sends the browser back to Settings." },
      errors: {
        confirmation_required: ASKED,
        not_found: "There is no such service.",
        upstream_failed: "The service does not answer.",
        rate_limited: "Too many requests.",
      },
    },
    "POST /api/auth/identities/confirm": {
      summary: "Begins to show at a service that it is still the same person",
      details:
        "For accounts without a password. It counts for ten minutes, where others give their password.",
      body: visitProviderSchema,
      answers: { 200: "The `url` of the service, which sends the browser back to Settings." },
      errors: {
        not_found: "There is no such service.",
        upstream_failed: "The service does not answer.",
        rate_limited: "Too many requests.",
      },
    },
    "DELETE /api/auth/identities/:id": {
      summary: "Makes another service no longer sign the user in",
      answers: { 204: "It no longer does." },
      errors: { confirmation_required: ASKED, conflict: "It is the only way to sign in." },
    },
    "DELETE /api/auth/factors/removal": {
      summary: "Stops the removal of lost second factors",
      answers: { 204: "They stay." },
    },
    "POST /api/auth/factors/totp": {
      summary: "Begins to set up an authenticator app",
      details: "The secret counts for nothing until a first code has confirmed it.",
      answers: {
        201: "`secret` in base32, `address` for apps on the same device, and `qr`: a `path` in a square of `size` units.",
      },
      errors: { confirmation_required: ASKED, conflict: "Codes of an app are asked for already." },
    },
    "POST /api/auth/factors/totp/confirm": {
      summary: "Turns the authenticator app on with a first code",
      body: codeSchema,
      answers: { 200: CODES },
      errors: {
        wrong_code: "The code is wrong.",
        conflict: "Nothing was begun, or it is on already.",
        rate_limited: TOO_MANY,
      },
    },
    "DELETE /api/auth/factors/totp": {
      summary: "Turns the authenticator app off",
      body: removeFactorSchema,
      answers: { 204: "Its codes are no longer asked for." },
      errors: {
        wrong_password: "The password is another one.",
        confirmation_required: ASKED,
        not_found: "It is off.",
        rate_limited: TOO_MANY,
      },
    },
    "POST /api/auth/factors/passkeys/options": {
      summary: "Says what to make a passkey of",
      answers: {
        200: "`PublicKeyCredentialCreationOptionsJSON` of WebAuthn, for one answer within five minutes.",
      },
      errors: {
        confirmation_required: ASKED,
        conflict: "There are ten already, or this server has no name that a passkey could be bound to.",
      },
    },
    "POST /api/auth/factors/passkeys": {
      summary: "Adds a passkey that the browser has made",
      body: addPasskeySchema,
      fields: { passkey: "What the browser answered" },
      answers: { 201: CODES },
      errors: {
        wrong_code: "The answer does not belong to options of the last five minutes, or is not right.",
        conflict: "It is in use already, or there are ten.",
        rate_limited: TOO_MANY,
      },
    },
    "DELETE /api/auth/factors/passkeys/:id": {
      summary: "Removes a passkey",
      body: removeFactorSchema,
      answers: { 204: "It is gone." },
      errors: {
        wrong_password: "The password is another one.",
        confirmation_required: ASKED,
        rate_limited: TOO_MANY,
      },
    },
    "POST /api/auth/factors/recovery-codes": {
      summary: "Replaces the recovery codes",
      answers: { 200: "The ten new `recoveryCodes`, this once." },
      errors: { confirmation_required: ASKED, conflict: "There is no second factor." },
    },
  },
});
