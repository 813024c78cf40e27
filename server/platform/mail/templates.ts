import { PRODUCT_NAME } from "@shared/constants/brand";
import { RESET_TOKEN_MINUTES, VERIFY_TOKEN_HOURS } from "@shared/constants/limits";
import { languageOf, speaking } from "../text/with-language";
import { composeMail, type MailContent } from "./compose";
import type { Mail } from "./types";
import { t } from "../text/words";

type Recipient = { email: string; firstName: string | null; preferredLanguage: string | null };

const product = PRODUCT_NAME;

/** A mail in the language of whom it goes to, whoever caused it. */
const mailTo = (to: Recipient, contentOf: () => Omit<MailContent, "to" | "name">): Mail =>
  speaking(languageOf(to), () => composeMail({ to: to.email, name: to.firstName, ...contentOf() }));

/** Links are made from the configured address, never from the request that caused the mail. */
const link = (publicUrl: string, path: string, token: string) =>
  `${publicUrl}${path}?${new URLSearchParams({ token }).toString()}`;

/** Asks to prove that the address is one's own. */
export const verificationMail = (to: Recipient, publicUrl: string, token: string): Mail =>
  mailTo(to, () => ({
    subject: t("Confirm your e-mail address for {product}", { product }),
    paragraphs: [
      t("Please confirm that this is your e-mail address, so that {product} can reach you.", { product }),
    ],
    action: { label: t("Confirm e-mail address"), url: link(publicUrl, "/verify-email", token) },
    notes: [
      t("The link works for {hours} hours.", { hours: VERIFY_TOKEN_HOURS }),
      t("If you did not create an account with {product}, you can ignore this mail.", { product }),
    ],
  }));

/** Leads to the choice of a new password. */
export const resetMail = (to: Recipient, publicUrl: string, token: string): Mail =>
  mailTo(to, () => ({
    subject: t("Reset your {product} password", { product }),
    paragraphs: [t("Somebody, hopefully you, asked for a new password for your account.")],
    action: { label: t("Choose a new password"), url: link(publicUrl, "/reset-password", token) },
    notes: [
      t("The link works once and for {minutes} minutes. A newer one replaces it.", {
        minutes: RESET_TOKEN_MINUTES,
      }),
      t("If it was not you, you can ignore this mail: your password stays as it is."),
    ],
  }));

const notYou = (publicUrl: string) =>
  t("If it was not you, choose a new password at once: {url}", { url: `${publicUrl}/forgot-password` });

const calendarSettings = (publicUrl: string) => `${publicUrl}/settings#calendar`;

/** Tells that the password was changed by somebody who was signed in. */
export const passwordChangedMail = (
  to: Recipient,
  publicUrl: string,
  { hasCalendar }: { hasCalendar: boolean },
): Mail =>
  mailTo(to, () => ({
    subject: t("Your {product} password was changed", { product }),
    paragraphs: [
      t("The password of your account was changed in Settings. All other devices were signed out."),
      ...(hasCalendar
        ? [
            t(
              "The address of your calendar still works. If somebody else may know it, make a new one in Settings: {url}",
              { url: calendarSettings(publicUrl) },
            ),
          ]
        : []),
    ],
    notes: [notYou(publicUrl)],
  }));

/** Tells that the password was replaced through a mailed link. */
export const passwordWasResetMail = (
  to: Recipient,
  publicUrl: string,
  { calendarEnded }: { calendarEnded: boolean },
): Mail =>
  mailTo(to, () => ({
    subject: t("Your {product} password was reset", { product }),
    paragraphs: [
      t(
        "The password of your account was replaced through a link sent to this address. All devices were signed out.",
      ),
      ...(calendarEnded
        ? [
            t(
              "The address of your calendar ended too, because somebody else might know it. Calendars that read it get no more deadlines until you make a new one in Settings: {url}",
              { url: calendarSettings(publicUrl) },
            ),
          ]
        : []),
    ],
    notes: [notYou(publicUrl)],
  }));

/** The last mail to somebody: their account and all that belonged to it are gone. */
export const accountDeletedMail = (to: Recipient): Mail =>
  mailTo(to, () => ({
    subject: t("Your {product} account was deleted", { product }),
    paragraphs: [
      t(
        "Your account was deleted in Settings, as you asked: your entities, applications, pitch decks with their files, saved searches and everything else that belonged to it are gone.",
      ),
      t("You will get no more mails from us. You are welcome to come back at any time with a new account."),
    ],
    notes: [
      t(
        "If it was not you, somebody knows your password: change it wherever else you use it. The account itself cannot be brought back.",
      ),
    ],
  }));
