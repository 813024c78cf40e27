import { PRODUCT_NAME } from "@shared/constants/brand";
import { t } from "../text/words";
import { createMail, type Recipient } from "./create-mail";
import type { Mail } from "./types";

const product = PRODUCT_NAME;
const getKeysUrl = (publicUrl: string) => `${publicUrl}/settings#api-keys`;

/** Reports that a program can now act for the person. */
export const createKeyMadeMail = (to: Recipient, publicUrl: string, name: string): Mail =>
  createMail(to, () => ({
    subject: t("An API key of your {product} account was made", { product }),
    paragraphs: [
      t("A program with the key “{name}” can now use your account, as far as you have allowed it.", { name }),
    ],
    notes: [
      t("If it was not you, end the key in Settings and choose a new password at once: {url}", {
        url: getKeysUrl(publicUrl),
      }),
    ],
  }));

/** Reports that a program was connected by signing in, and can now act for the person. */
export const createProgramConnectedMail = (to: Recipient, publicUrl: string, name: string): Mail =>
  createMail(to, () => ({
    subject: t("A program was connected to your {product} account", { product }),
    paragraphs: [
      t("A program that calls itself “{name}” can now use your account, as far as you have allowed it.", {
        name,
      }),
    ],
    notes: [
      t("If it was not you, disconnect it in Settings and choose a new password at once: {url}", {
        url: getKeysUrl(publicUrl),
      }),
    ],
  }));

/** Reports that an owner of the key's entity has ended it. */
export const createKeyEndedMail = (to: Recipient, publicUrl: string, name: string): Mail =>
  createMail(to, () => ({
    subject: t("An API key of your {product} account was ended", { product }),
    paragraphs: [
      t("An owner of the entity has ended your key “{name}”. Programs that use it are refused.", { name }),
    ],
    notes: [t("Your keys are in Settings: {url}", { url: getKeysUrl(publicUrl) })],
  }));
