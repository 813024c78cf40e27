import {
  changeEmailSchema,
  changePasswordSchema,
  emailChangeTokenSchema,
  forgotPasswordSchema,
  loginSchema,
  resetPasswordSchema,
  signupSchema,
  unsubscribeSchema,
  updatePreferencesSchema,
  updateUserSchema,
} from "@shared/validators/auth";
import { deleteAccountSchema } from "@shared/validators/exports";
import { beginSignInSchema } from "@shared/validators/identities";
import { secondStepSchema } from "@shared/validators/second-factor";
import { describeArea } from "../describe";
import { CONFIRMATION } from "../error-answers";

const USER =
  "The account: `id`, `firstName`, `lastName`, `email`, `emailVerified`, `country`, `countryName`, `isAdmin`, `timezone`.";
const PREFERENCES = "The switches of regular mails, and the time zone in whose morning they come.";
const MESSAGE = "A `message` for the person.";
const token = { token: { type: "string", description: "From the mail" } };

export const signIn = describeArea({
  name: "Signing in",
  about:
    "A sign-in sets the session cookie that all other calls need. It ends after 7 days without a call, after 30 days in all, and after 12 hours for administrators.",
  access: "anyone",
  routes: {
    "POST /api/auth/signup": {
      summary: "Opens an account and signs in",
      details:
        "A mail asks to confirm the address; nothing waits for that. With the token of an invitation the account is a member at once, and its address confirmed.",
      body: signupSchema,
      fields: {
        password: "8 to 128 characters of any kind, and not a common password",
      },
      answers: { 201: USER },
      errors: {
        conflict: "There is an account with this address.",
        invalid_token: "The invitation does not work, or is for another address.",
      },
    },
    "POST /api/auth/login": {
      summary: "Signs in",
      details:
        "A mail tells of a device that had not signed in before, if the address is confirmed. Where the account has a second factor nobody is signed in yet: `secondFactor.methods` says which, and `/api/auth/second-factor` comes next, within five minutes.",
      body: loginSchema,
      answers: { 200: `${USER} Or \`secondFactor\`.` },
      errors: {
        invalid_credentials: "No account has this address and this password.",
        rate_limited:
          "Too many tries, or too many wrong ones for this account in 15 minutes. A browser that has signed in to it before has tries of its own.",
        unavailable: "Too many passwords are being checked right now.",
      },
    },
    "POST /api/auth/second-factor": {
      summary: "Does the second step of a sign-in",
      details: "With a code, or with the answer of a passkey to the options below.",
      body: secondStepSchema,
      fields: { code: "Of the authenticator app, or a recovery code. Each works once." },
      answers: { 200: USER },
      errors: {
        wrong_code: "The code or the passkey is wrong, or was used already.",
        code_not_current:
          "The code is right, but of the half minute before or after. It is not counted as wrong.",
        invalid_token: "No password was given in the last five minutes.",
        invalid_credentials: "The password was changed since.",
        rate_limited: "Too many tries, or too many wrong codes for this account in 15 minutes.",
      },
    },
    "POST /api/auth/second-factor/lost": {
      summary: "Asks for the removal of a lost second factor, in the second step",
      details:
        "A mail with a link that stops it goes to the address. Three days later the next sign-in does without the second step, for two weeks. Signing in with a factor and a new password end it. Asking again changes nothing.",
      answers: { 200: "From when the next sign-in removes it (`dueAt`)." },
      errors: {
        invalid_token: "No password was given in the last five minutes.",
        forbidden: "Administrators are helped by those who run the installation.",
        rate_limited: "Too many tries, or too many such mails in an hour.",
      },
    },
    "POST /api/auth/second-factor/lost/cancel": {
      summary: "Stops the removal of a second factor with the mailed link",
      body: emailChangeTokenSchema,
      answers: { 200: "A sentence for the person." },
      errors: { invalid_token: "The link was used, or nothing waits any more." },
    },
    "POST /api/auth/second-factor/options": {
      summary: "Says what to ask a passkey for in the second step",
      answers: {
        200: "`PublicKeyCredentialRequestOptionsJSON` of WebAuthn, for one answer within five minutes.",
      },
      errors: { invalid_token: "No password was given in the last five minutes." },
    },
    "POST /api/auth/oidc/:provider/start": {
      summary: "Begins a sign-in by another service",
      details:
        "The services are those of `SIGN_IN_PROVIDERS`. The browser goes to `url`, and comes back to the address below in the same session, within a quarter of an hour.",
      body: beginSignInSchema,
      fields: { next: "Where to go on afterwards" },
      answers: { 200: "The `url` of the service." },
      errors: {
        not_found: "There is no such service.",
        upstream_failed: "The service does not answer.",
        rate_limited: "Too many tries.",
      },
    },
    "GET /api/auth/oidc/:provider/callback": {
      summary: "Takes what the other service answers",
      details:
        "For browsers, which are sent on: to `next`, to the second step, or back with a `problem`. A person without an account gets one, if the service has confirmed their address and no account has it.",
      answers: { 303: "Where to go on." },
      errors: { rate_limited: "Too many tries." },
    },
    "POST /api/auth/logout": {
      summary: "Signs out",
      answers: { 204: "The session has ended, or there was none." },
    },
    "POST /api/auth/forgot-password": {
      summary: "Mails a link to choose a new password",
      body: forgotPasswordSchema,
      answers: { 200: `${MESSAGE} The same whether there is such an account or not.` },
      errors: { rate_limited: "Too many requests from this address in an hour." },
    },
    "POST /api/auth/reset-password": {
      summary: "Chooses a new password with a mailed link",
      details:
        "The link works once, for an hour. All sessions of the account and the address of its calendar end, and its e-mail address counts as confirmed.",
      body: resetPasswordSchema,
      fields: {
        token: "From the mail",
        password: "8 to 128 characters of any kind, and not a common password",
      },
      answers: { 200: MESSAGE },
      errors: { invalid_token: "The link is wrong, used or expired." },
    },
    "GET /api/auth/verify-email/:token": {
      summary: "Confirms an e-mail address with a mailed link",
      details: "Each link works for 24 hours, however many were mailed since. HEAD changes nothing.",
      params: token,
      answers: { 200: MESSAGE },
      errors: { invalid_token: "The link is wrong, used or expired." },
    },
    "POST /api/auth/change-email/confirm": {
      summary: "Gives the account the address that the link was mailed to",
      details:
        "It counts as confirmed. All sessions of the account end but that of the request, and a mail tells the old address.",
      body: emailChangeTokenSchema,
      fields: { token: "From the mail" },
      answers: { 200: MESSAGE },
      errors: {
        invalid_token: "The link is wrong, used or expired.",
        conflict: "Another account has got the address meanwhile.",
      },
    },
    "POST /api/auth/change-email/cancel": {
      summary: "Stops a change of the address",
      details: "With the link of the warning that went to the present address.",
      body: emailChangeTokenSchema,
      fields: { token: "From the mail" },
      answers: { 200: MESSAGE },
      errors: { invalid_token: "The link is wrong, used or expired, or the address has changed already." },
    },
  },
});

export const account = describeArea({
  name: "Account",
  about: "The account of the signed-in user.",
  access: "member",
  routes: {
    "GET /api/auth/user": { summary: "Says who is signed in", answers: { 200: USER } },
    "GET /api/auth/draft-key": {
      summary: "Gives the key of what is typed and not saved",
      details:
        "The page seals with it what it keeps in the browser, so that nothing there can be read without a session.",
      answers: { 200: "`key`: 256 bits, base64url, the same for the account each time." },
    },
    "PATCH /api/auth/user": {
      summary: "Saves the name and the country",
      details:
        "What is left out stays; null clears the country. Its name is always that of the code, and by itself says which code is meant.",
      body: updateUserSchema,
      answers: { 200: USER },
    },
    "DELETE /api/auth/user": {
      summary: "Deletes the account with all that hangs on it",
      details: "At once and for good, files included. All sessions end, and a last mail says so.",
      body: deleteAccountSchema,
      answers: { 204: "It is gone." },
      errors: {
        wrong_password: "The password is another one.",
        confirmation_required: CONFIRMATION,
        conflict: "It is the only account of an administrator.",
        rate_limited: "Too many requests, or too many wrong passwords in 15 minutes.",
      },
    },
    "GET /api/auth/user/preferences": {
      summary: "Says which mails the person wants",
      answers: { 200: PREFERENCES },
    },
    "PATCH /api/auth/user/preferences": {
      summary: "Switches regular mails on or off",
      body: updatePreferencesSchema,
      fields: { timezone: "IANA name, such as Africa/Accra; null: mails come by UTC" },
      answers: { 200: PREFERENCES },
    },
    "POST /api/auth/change-password": {
      summary: "Changes the password",
      details: "All other sessions of the account end, and a mail says so.",
      body: changePasswordSchema,
      fields: { newPassword: "8 to 128 characters of any kind, and not a common password" },
      answers: { 200: MESSAGE },
      errors: {
        wrong_password: "The current password is another one.",
        confirmation_required: CONFIRMATION,
        rate_limited: "Too many requests, wrong passwords in 15 minutes, or changes in an hour.",
      },
    },
    "POST /api/auth/change-email": {
      summary: "Asks for another e-mail address",
      details:
        "A link goes to the new address and a warning with another link to the present one. Nothing changes until the first is opened, within 24 hours. A newer request replaces it; a new password ends it.",
      body: changeEmailSchema,
      answers: { 200: `${MESSAGE} The same whether somebody else has that address or not.` },
      errors: {
        wrong_password: "The current password is another one.",
        rate_limited: "Too many requests, wrong passwords in 15 minutes, or changes asked for in an hour.",
      },
    },
    "GET /api/auth/change-email": {
      summary: "Says to which address the account waits to change",
      answers: { 200: "`email`, and until when its link works (`expiresAt`); null where nothing waits." },
    },
    "POST /api/auth/change-email/resend": {
      summary: "Mails a new link to that address",
      details: "The link before ends.",
      answers: { 200: "`email` and `expiresAt`." },
      errors: {
        not_found: "Nothing waits.",
        confirmation_required: CONFIRMATION,
        rate_limited: "Too many requests, or too many changes asked for in an hour.",
      },
    },
    "DELETE /api/auth/change-email": {
      summary: "Keeps the present address",
      answers: { 204: "Nothing waits any more." },
    },
    "GET /api/auth/sessions": {
      summary: "Lists where the person is signed in",
      answers: {
        200: "At most 50, this session first, then the one used last: `id` (not the cookie's), `device` with `browser`, `system` and `kind` (desktop, phone, tablet), each null where it is not known, `country` (its code, null where no proxy says it), `signedInAt`, `lastSeenAt`, `current`.",
      },
    },
    "DELETE /api/auth/sessions": {
      summary: "Ends all other sessions",
      answers: { 204: "Only the session that asks is left." },
      errors: { confirmation_required: CONFIRMATION },
    },
    "DELETE /api/auth/sessions/:id": {
      summary: "Ends one session",
      params: { id: { type: "string", description: "From the list" } },
      answers: { 204: "It has ended." },
      errors: {
        confirmation_required: CONFIRMATION,
        conflict: "It is the session that asks: sign out instead.",
        not_found: "The person has no such session.",
      },
    },
    "POST /api/auth/resend-verification": {
      summary: "Mails the link that confirms the address once more",
      answers: { 200: MESSAGE },
      errors: { rate_limited: "Too many requests, or too many mails to this address in an hour." },
    },
  },
});

export const unsubscribe = describeArea({
  name: "Unsubscribing",
  about: "The links of regular mails. Whoever holds the mail may end mails like it, signed in or not.",
  access: "anyone",
  routes: {
    "PUT /api/unsubscribe": {
      summary: "Turns mails like the one that a link is from off or on",
      body: unsubscribeSchema,
      fields: { token: "Of the link", enabled: "Whether they come" },
      answers: { 200: "Which mails, as `kinds`, and `enabled`." },
      errors: { invalid_token: "The link does not work." },
    },
    "GET /api/unsubscribe/:token": {
      summary: "Leads to the page that asks before it switches",
      params: token,
      answers: { 303: "To the page. Nothing is changed." },
    },
    "POST /api/unsubscribe/:token": {
      summary: "Ends mails like the one that the link is from",
      details: "As mail programs do it with one press (RFC 8058). The body is not read.",
      params: token,
      answers: { 200: "Which mails, as `kind`, and `enabled`: false." },
      errors: { invalid_token: "The link does not work." },
    },
    "DELETE /api/unsubscribe/:token": {
      summary: "Takes that back",
      params: token,
      answers: { 200: "Which mails, as `kind`, and `enabled`: true." },
      errors: { invalid_token: "The link does not work." },
    },
  },
});
