import { PRODUCT_NAME } from "@shared/constants/brand";
import { MAILED_NEWS_KINDS, SWITCH_OF_NEWS } from "@shared/constants/news";
import { NOTIFICATION_KINDS, type NotificationKind } from "@shared/constants/reminders";
import type { Deps } from "../../../context/deps";
import { composeMail } from "../../../platform/mail/compose";
import type { Mail } from "../../../platform/mail/types";
import { getPreferredLanguage, withLanguage } from "../../../platform/text/with-language";
import { formatUnsubscribeLink, formatUnsubscribeUrl } from "../../notifications/unsubscribe";
import type { MailedItem, Recipient } from "../recipients";
import { HEADINGS, toMailItem } from "./items";
import { t } from "../../../platform/text/words";
import { composeSubject } from "./subject";

/** The text of the unsubscribe link of each kind of mail. */
const UNSUBSCRIBE_LABELS = {
  notifyDeadlines: "No more reminders of deadlines and next steps",
  notifyChanges: "No more mails about changes",
  notifyNewOpportunities: "No more mails about new matches",
  notifySavedSearches: "No more mails of saved searches",
  notifyComments: "No more mails about comments",
} as const satisfies Record<NotificationKind, string>;

/**
 * Composes the digest of one person in their language. It has a section for each kind of news, and an
 * unsubscribe link for each kind in it. The mail program's own unsubscribe button ends all of these kinds.
 */
export function composeDigest(
  deps: Pick<Deps, "config" | "keys">,
  person: Recipient,
  items: readonly [MailedItem, ...MailedItem[]],
): Mail {
  const publicUrl = deps.config.PUBLIC_URL;
  const newsKinds = new Set(items.map(({ kind }) => kind));
  const switches = new Set([...newsKinds].map((kind) => SWITCH_OF_NEWS[kind]));
  const kinds = NOTIFICATION_KINDS.filter((kind) => switches.has(kind));
  const mail = withLanguage(getPreferredLanguage(person), () =>
    composeMail({
      to: person.email,
      subject: composeSubject(items),
      name: person.firstName,
      paragraphs: [
        items.length === 1 ? t("Here is your news of today.") : t("Here is all your news of today."),
      ],
      sections: MAILED_NEWS_KINDS.filter((kind) => newsKinds.has(kind)).map((kind) => ({
        heading: t(HEADINGS[kind]),
        items: items.filter((item) => item.kind === kind).map((item) => toMailItem(item, publicUrl)),
      })),
      notes: [
        t("You get this mail because you switched it on in {product}, or left it on.", {
          product: PRODUCT_NAME,
        }),
        { label: t("Choose which mails you get"), url: `${publicUrl}/settings#notifications` },
        ...kinds.map((kind) => ({
          label: t(UNSUBSCRIBE_LABELS[kind]),
          url: formatUnsubscribeLink(deps, { userId: person.id, kinds: [kind] }),
        })),
      ],
    }),
  );
  return { ...mail, unsubscribeUrl: formatUnsubscribeUrl(deps, { userId: person.id, kinds }) };
}
