import { PRODUCT_NAME } from "@shared/constants/brand";
import { EMAIL_CHANGE_HOURS } from "@shared/constants/limits";
import { createLink, createMail, type Recipient } from "./create-mail";
import { buildNotYouNote } from "./templates";
import type { Mail } from "./types";
import { t } from "../text/words";

const product = PRODUCT_NAME;
const hours = EMAIL_CHANGE_HOURS;

/** Contains the link that makes this address the one of an account. Goes to the new address. */
export const createNewAddressMail = (to: Recipient, publicUrl: string, token: string): Mail =>
  createMail(to, () => ({
    subject: t("Confirm your new e-mail address for {product}", { product }),
    paragraphs: [
      t("Somebody, hopefully you, wants to use this address for their account with {product}.", { product }),
    ],
    action: { label: t("Use this address"), url: createLink(publicUrl, "/change-email", token) },
    notes: [
      t("The link works once and for {hours} hours. A newer one replaces it.", { hours }),
      t("If it was not you, you can ignore this mail: nothing is changed."),
    ],
  }));

/** Warns the present address of a change, with the link that stops it. */
export const createAddressWarningMail = (to: Recipient, publicUrl: string, token: string): Mail =>
  createMail(to, () => ({
    subject: t("Your {product} e-mail address is about to change", { product }),
    paragraphs: [
      t(
        "Somebody, hopefully you, asked in Settings to use another e-mail address for your account. It changes once the link is opened that we sent there.",
      ),
      t("If it was you, there is nothing to do here. If it was not you, stop the change."),
    ],
    action: { label: t("Stop the change"), url: createLink(publicUrl, "/cancel-email-change", token) },
    notes: [
      t("The link works for {hours} hours, until the address has changed.", { hours }),
      buildNotYouNote(publicUrl),
    ],
  }));

/** Tells the owner of an address that somebody wanted it for another account. */
export const createAddressTakenMail = (to: Recipient): Mail =>
  createMail(to, () => ({
    subject: t("Your e-mail address was asked for at {product}", { product }),
    paragraphs: [
      t(
        "Somebody wanted to use this e-mail address for another account with {product}. It belongs to your account, so nothing was changed.",
        { product },
      ),
    ],
    notes: [
      t("If it was you, sign in with this address. To use it for the other account, delete this one first."),
      t("If it was not you, there is nothing to do."),
    ],
  }));

/** Tells the old address that it is no longer the one of the account. */
export const createAddressChangedMail = (to: Recipient): Mail =>
  createMail(to, () => ({
    subject: t("Your {product} e-mail address was changed", { product }),
    paragraphs: [
      t(
        "Your account has another e-mail address now, as was asked for in Settings. This one no longer signs in, and gets no more mails from us.",
      ),
    ],
    notes: [
      t(
        "If it was not you, somebody knows your password: write at once to those who run {product}, and change the password wherever else you use it.",
        { product },
      ),
    ],
  }));
