import { PRODUCT_NAME } from "@shared/constants/brand";
import { t } from "../text/words";
import { createMail, type Recipient } from "./create-mail";
import type { Mail } from "./types";

const product = PRODUCT_NAME;

/** Reports that another service signs a person in from now on, or no longer does. */
export const createSignInChangedMail = (
  to: Recipient,
  publicUrl: string,
  { label, isAdded }: { label: string; isAdded: boolean },
): Mail =>
  createMail(to, () => ({
    subject: t("How you sign in to {product} was changed", { product }),
    paragraphs: [
      isAdded
        ? t("From now on you can sign in with {service}.", { service: label })
        : t("{service} no longer signs you in.", { service: label }),
    ],
    notes: [
      t(
        "If it was not you, choose a new password at once, and look in Settings at what signs you in: {url}",
        { url: `${publicUrl}/settings#sign-in` },
      ),
    ],
  }));
