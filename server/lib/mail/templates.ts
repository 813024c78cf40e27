import { PRODUCT_NAME } from "@shared/constants/brand";
import { RESET_TOKEN_MINUTES, VERIFY_TOKEN_HOURS } from "@shared/constants/limits";
import { composeMail } from "./compose";
import type { Mail } from "./types";

type Recipient = { email: string; firstName: string | null };

/** Links are made from the configured address, never from the request that caused the mail. */
const link = (publicUrl: string, path: string, token: string) =>
  `${publicUrl}${path}?${new URLSearchParams({ token }).toString()}`;

/** Asks to prove that the address is one's own. */
export const verificationMail = (to: Recipient, publicUrl: string, token: string): Mail =>
  composeMail({
    to: to.email,
    subject: `Confirm your e-mail address for ${PRODUCT_NAME}`,
    name: to.firstName,
    paragraphs: [`Please confirm that this is your e-mail address, so that ${PRODUCT_NAME} can reach you.`],
    action: { label: "Confirm e-mail address", url: link(publicUrl, "/verify-email", token) },
    notes: [
      `The link works for ${VERIFY_TOKEN_HOURS} hours.`,
      `If you did not create an account with ${PRODUCT_NAME}, you can ignore this mail.`,
    ],
  });

/** Leads to the choice of a new password. */
export const resetMail = (to: Recipient, publicUrl: string, token: string): Mail =>
  composeMail({
    to: to.email,
    subject: `Reset your ${PRODUCT_NAME} password`,
    name: to.firstName,
    paragraphs: ["Somebody, hopefully you, asked for a new password for your account."],
    action: { label: "Choose a new password", url: link(publicUrl, "/reset-password", token) },
    notes: [
      `The link works once and for ${RESET_TOKEN_MINUTES} minutes. A newer one replaces it.`,
      "If it was not you, you can ignore this mail: your password stays as it is.",
    ],
  });

const notYou = (publicUrl: string) =>
  `If it was not you, choose a new password at once: ${publicUrl}/forgot-password`;

/** Tells that the password was changed by somebody who was signed in. */
export const passwordChangedMail = (to: Recipient, publicUrl: string): Mail =>
  composeMail({
    to: to.email,
    subject: `Your ${PRODUCT_NAME} password was changed`,
    name: to.firstName,
    paragraphs: ["The password of your account was changed in Settings. All other devices were signed out."],
    notes: [notYou(publicUrl)],
  });

/** Tells that the password was replaced through a mailed link. */
export const passwordWasResetMail = (to: Recipient, publicUrl: string): Mail =>
  composeMail({
    to: to.email,
    subject: `Your ${PRODUCT_NAME} password was reset`,
    name: to.firstName,
    paragraphs: [
      "The password of your account was replaced through a link sent to this address. All devices were signed out.",
    ],
    notes: [notYou(publicUrl)],
  });
