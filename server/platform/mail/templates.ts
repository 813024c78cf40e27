import { calendarDay, clockTime } from "@shared/calendar-day";
import { PRODUCT_NAME } from "@shared/constants/brand";
import { countryLabel } from "@shared/constants/countries";
import { RESET_TOKEN_MINUTES, VERIFY_TOKEN_HOURS } from "@shared/constants/limits";
import { INVITATION_DAYS } from "@shared/constants/members";
import type { DeviceView } from "@shared/validators/devices";
import { longDay } from "@shared/words/days";
import { createLink, createQueryLink, createMail, type Recipient } from "./create-mail";
import type { Mail } from "./types";
import { translateLabel } from "@shared/words/labels";
import { t } from "../text/words";

const product = PRODUCT_NAME;

/** Asks the user to confirm their address. */
export const createVerificationMail = (to: Recipient, publicUrl: string, token: string): Mail =>
  createMail(to, () => ({
    subject: t("Confirm your e-mail address for {product}", { product }),
    paragraphs: [
      t("Please confirm that this is your e-mail address, so that {product} can reach you.", { product }),
    ],
    action: { label: t("Confirm e-mail address"), url: createQueryLink(publicUrl, "/verify-email", token) },
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
    action: { label: t("Choose a new password"), url: createQueryLink(publicUrl, "/reset-password", token) },
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

/** Says how to shut an intruder out. */
export const buildNotYouNote = (publicUrl: string): string =>
  t("If it was not you, choose a new password at once: {url}", { url: `${publicUrl}/forgot-password` });

const getCalendarSettingsUrl = (publicUrl: string) => `${publicUrl}/settings#calendar`;

/** Reports that a signed-in user changed the password. */
export const createPasswordChangedMail = (
  to: Recipient,
  publicUrl: string,
  { hasCalendar, keysEnded }: { hasCalendar: boolean; keysEnded: number },
): Mail =>
  createMail(to, () => ({
    subject: t("Your {product} password was changed", { product }),
    paragraphs: [
      t("The password of your account was changed in Settings. All other devices were signed out."),
      ...tellEndedKeys(publicUrl, keysEnded),
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

/** Says that programs stop, where there were any. */
const tellEndedKeys = (publicUrl: string, ended: number): string[] =>
  ended === 0
    ? []
    : [
        t("Your API keys have ended too. Programs need new ones, which you make in Settings: {url}", {
          url: `${publicUrl}/settings#api-keys`,
        }),
      ];

/** Reports that the password was replaced through a mailed link. */
export const createPasswordWasResetMail = (
  to: Recipient,
  publicUrl: string,
  { calendarEnded, keysEnded }: { calendarEnded: boolean; keysEnded: number },
): Mail =>
  createMail(to, () => ({
    subject: t("Your {product} password was reset", { product }),
    paragraphs: [
      t(
        "The password of your account was replaced through a link sent to this address. All devices were signed out.",
      ),
      ...tellEndedKeys(publicUrl, keysEnded),
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

function describeDevice({ browser, system }: DeviceView): string {
  if (browser && system && browser !== system) return t("{browser} on {system}", { browser, system });
  return browser ?? system ?? t("not known");
}

/** Reports a sign-in with the password from a browser that had not signed in before, with its time in the person's zone. */
export const createNewDeviceMail = (
  to: Recipient & { timezone: string | null },
  publicUrl: string,
  { device, country, at }: { device: DeviceView; country?: string; at: Date },
): Mail =>
  createMail(to, () => ({
    subject: t("New sign-in to your {product} account", { product }),
    paragraphs: [
      t("Somebody signed in with your password on a device that had not signed in to your account before."),
      t("Device: {device}", { device: describeDevice(device) }),
      ...(country ? [t("Country: {country}", { country: countryLabel(country) })] : []),
      t("Time: {date}, {time} ({zone})", {
        date: longDay(calendarDay(at, to.timezone)),
        time: clockTime(at, to.timezone),
        zone: (to.timezone ?? "UTC").replaceAll("_", " "),
      }),
      t("If it was you, there is nothing to do. In Settings you can see all your devices and end a session."),
    ],
    action: { label: t("See your devices"), url: `${publicUrl}/settings#devices` },
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
