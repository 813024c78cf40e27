import { PRODUCT_NAME } from "@shared/constants/brand";
import { RESET_TOKEN_MINUTES, VERIFY_TOKEN_HOURS } from "@shared/constants/limits";
import { INVITATION_DAYS } from "@shared/constants/members";
import { getPreferredLanguage, withLanguage } from "../text/with-language";
import { composeMail, type MailContent } from "./compose";
import type { Mail } from "./types";
import { translateLabel } from "@shared/words/labels";
import { t } from "../text/words";

type Recipient = { email: string; firstName: string | null; preferredLanguage: string | null };

const product = PRODUCT_NAME;

/** Creates a mail in the language of its recipient, whoever caused it. */
const createMail = (to: Recipient, getContent: () => Omit<MailContent, "to" | "name">): Mail =>
  withLanguage(getPreferredLanguage(to), () =>
    composeMail({ to: to.email, name: to.firstName, ...getContent() }),
  );

/** Creates a link from the configured address, never from the request that caused the mail. */
const createLink = (publicUrl: string, path: string, token: string) =>
  `${publicUrl}${path}?${new URLSearchParams({ token }).toString()}`;

/** Asks the user to confirm their address. */
export const createVerificationMail = (to: Recipient, publicUrl: string, token: string): Mail =>
  createMail(to, () => ({
    subject: t("Confirm your e-mail address for {product}", { product }),
    paragraphs: [
      t("Please confirm that this is your e-mail address, so that {product} can reach you.", { product }),
    ],
    action: { label: t("Confirm e-mail address"), url: createLink(publicUrl, "/verify-email", token) },
    notes: [
      t("The link works for {hours} hours.", { hours: VERIFY_TOKEN_HOURS }),
      t("If you did not create an account with {product}, you can ignore this mail.", { product }),
    ],
  }));

/** Contains the link for choosing a new password. */
export const createResetMail = (to: Recipient, publicUrl: string, token: string): Mail =>
  createMail(to, () => ({
    subject: t("Reset your {product} password", { product }),
    paragraphs: [t("Somebody, hopefully you, asked for a new password for your account.")],
    action: { label: t("Choose a new password"), url: createLink(publicUrl, "/reset-password", token) },
    notes: [
      t("The link works once and for {minutes} minutes. A newer one replaces it.", {
        minutes: RESET_TOKEN_MINUTES,
      }),
      t("If it was not you, you can ignore this mail: your password stays as it is."),
    ],
  }));

/** Invites somebody to an entity, who may have no account yet. */
export const createInvitationMail = (
  to: Recipient,
  publicUrl: string,
  token: string,
  { inviter, entityName, role }: { inviter: string; entityName: string; role: string },
): Mail =>
  createMail(to, () => ({
    subject: t("{inviter} invites you to {entity} on {product}", { inviter, entity: entityName, product }),
    paragraphs: [
      t("{inviter} invites you to work on the funding of {entity} on {product}. Your role there: {role}.", {
        ...{ inviter, entity: entityName, product },
        role: translateLabel(role),
      }),
    ],
    action: { label: t("Open the invitation"), url: createLink(publicUrl, "/invitation", token) },
    notes: [
      t("The link works once and for {days} days, and only for {address}.", {
        days: INVITATION_DAYS,
        address: to.email,
      }),
      t("If you do not know {inviter}, you can ignore this mail.", { inviter }),
    ],
  }));

const buildNotYouNote = (publicUrl: string) =>
  t("If it was not you, choose a new password at once: {url}", { url: `${publicUrl}/forgot-password` });

const getCalendarSettingsUrl = (publicUrl: string) => `${publicUrl}/settings#calendar`;

/** Reports that a signed-in user changed the password. */
export const createPasswordChangedMail = (
  to: Recipient,
  publicUrl: string,
  { hasCalendar }: { hasCalendar: boolean },
): Mail =>
  createMail(to, () => ({
    subject: t("Your {product} password was changed", { product }),
    paragraphs: [
      t("The password of your account was changed in Settings. All other devices were signed out."),
      ...(hasCalendar
        ? [
            t(
              "The address of your calendar still works. If somebody else may know it, make a new one in Settings: {url}",
              { url: getCalendarSettingsUrl(publicUrl) },
            ),
          ]
        : []),
    ],
    notes: [buildNotYouNote(publicUrl)],
  }));

/** Reports that the password was replaced through a mailed link. */
export const createPasswordWasResetMail = (
  to: Recipient,
  publicUrl: string,
  { calendarEnded }: { calendarEnded: boolean },
): Mail =>
  createMail(to, () => ({
    subject: t("Your {product} password was reset", { product }),
    paragraphs: [
      t(
        "The password of your account was replaced through a link sent to this address. All devices were signed out.",
      ),
      ...(calendarEnded
        ? [
            t(
              "The address of your calendar ended too, because somebody else might know it. Calendars that read it get no more deadlines until you make a new one in Settings: {url}",
              { url: getCalendarSettingsUrl(publicUrl) },
            ),
          ]
        : []),
    ],
    notes: [buildNotYouNote(publicUrl)],
  }));

/** Confirms that an account and everything belonging to it was deleted. */
export const createAccountDeletedMail = (to: Recipient): Mail =>
  createMail(to, () => ({
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
