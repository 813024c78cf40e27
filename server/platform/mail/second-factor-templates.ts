import { PRODUCT_NAME } from "@shared/constants/brand";
import { FACTOR_REMOVAL_DAYS } from "@shared/constants/limits";
import { t } from "../text/words";
import { createLink, createMail, type Recipient } from "./create-mail";
import type { Mail } from "./types";

const product = PRODUCT_NAME;

const getSettingsUrl = (publicUrl: string) => `${publicUrl}/settings#second-factor`;

const buildNotYouNote = (publicUrl: string) =>
  t(
    "If it was not you, somebody knows your password: choose a new one at once, and look at your second step in Settings: {url}",
    { url: getSettingsUrl(publicUrl) },
  );

/** Names a factor in a mail, in the reader's language. */
export type FactorChange =
  "app-added" | "app-removed" | "passkey-added" | "passkey-removed" | "codes-replaced";

const describeChange = (change: FactorChange): string => {
  switch (change) {
    case "app-added":
      return t("From now on a code of your authenticator app is asked for when you sign in.");
    case "app-removed":
      return t("Codes of your authenticator app are no longer asked for when you sign in.");
    case "passkey-added":
      return t("A passkey was added to your account.");
    case "passkey-removed":
      return t("A passkey was removed from your account.");
    case "codes-replaced":
      return t("You have ten new recovery codes. The old ones no longer work.");
  }
};

/** Reports that the second step of the sign-in was changed. */
export const createFactorChangedMail = (to: Recipient, publicUrl: string, change: FactorChange): Mail =>
  createMail(to, () => ({
    subject: t("The second step of your {product} sign-in was changed", { product }),
    paragraphs: [describeChange(change)],
    notes: [buildNotYouNote(publicUrl)],
  }));

/** Reports that the operator of the installation has removed the second step of an account. */
export const createFactorsRemovedMail = (to: Recipient, publicUrl: string): Mail =>
  createMail(to, () => ({
    subject: t("The second step of your {product} sign-in was removed", { product }),
    paragraphs: [
      t(
        "Those who run this service have removed the second step of your sign-in, because it was reported lost. Your password alone signs you in until you set up a new one in Settings.",
      ),
    ],
    notes: [buildNotYouNote(publicUrl)],
  }));

/** Reports that the removal of a lost second step was asked for, with the link that stops it. */
export const createRemovalAskedMail = (to: Recipient, publicUrl: string, token: string): Mail =>
  createMail(to, () => ({
    subject: t("The second step of your {product} sign-in is about to be removed", { product }),
    paragraphs: [
      t(
        "Somebody, hopefully you, has signed in to your account and said that the second step is lost. In {days} days it can be removed: the next sign-in then does without it.",
        { days: FACTOR_REMOVAL_DAYS },
      ),
      t("If it was you, sign in again then. If it was not you, stop it."),
    ],
    action: { label: t("Keep the second step"), url: createLink(publicUrl, "/keep-second-step", token) },
    notes: [buildNotYouNote(publicUrl)],
  }));

/** Reports that a lost second step was removed by a sign-in after its waiting time. */
export const createRemovalDoneMail = (to: Recipient, publicUrl: string): Mail =>
  createMail(to, () => ({
    subject: t("The second step of your {product} sign-in was removed", { product }),
    paragraphs: [
      t(
        "You said that it was lost, and {days} days have passed. Your sign-in does without it until you set up a new one in Settings.",
        { days: FACTOR_REMOVAL_DAYS },
      ),
    ],
    notes: [buildNotYouNote(publicUrl)],
  }));

/** Reports that a recovery code was used. @param left the number of codes that still work */
export const createRecoveryCodeUsedMail = (to: Recipient, publicUrl: string, left: number): Mail =>
  createMail(to, () => ({
    subject: t("A recovery code of your {product} account was used", { product }),
    paragraphs: [
      left === 0
        ? t("It was your last recovery code. Make new ones in Settings: {url}", {
            url: getSettingsUrl(publicUrl),
          })
        : t.count(
            left,
            "It no longer works. You have 1 recovery code left.",
            "It no longer works. You have {n} recovery codes left.",
          ),
    ],
    notes: [buildNotYouNote(publicUrl)],
  }));
