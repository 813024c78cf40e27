import { PRODUCT_NAME } from "@shared/constants/brand";
import { NEWS_KINDS, SWITCH_OF_NEWS } from "@shared/constants/news";
import { NOTIFICATION_KINDS, type NotificationKind } from "@shared/constants/reminders";
import type { Deps } from "../../../context/deps";
import { composeMail } from "../../../platform/mail/compose";
import type { Mail } from "../../../platform/mail/types";
import { getPreferredLanguage, withLanguage } from "../../../platform/text/with-language";
import { unsubscribeUrlOf } from "../../notifications/unsubscribe";
import type { NewsPerson, Piece } from "../people";
import { HEADINGS, itemOf } from "./items";
import { t } from "../words";
import { subjectOf } from "./subject";

/** The way out of each kind of mail. */
const ENDING = {
  notifyDeadlines: "No more reminders of deadlines and next steps",
  notifyChanges: "No more mails about changes",
  notifyNewOpportunities: "No more mails about new matches",
  notifySavedSearches: "No more mails of saved searches",
} as const satisfies Record<NotificationKind, string>;

/**
 * One mail about all that somebody is told this morning, in their language and in sections, with the way out of each kind that is in it.
 * One press in the mail program ends them all.
 */
export function newsMail(
  deps: Pick<Deps, "config" | "keys">,
  person: NewsPerson,
  pieces: readonly [Piece, ...Piece[]],
): Mail {
  const publicUrl = deps.config.PUBLIC_URL;
  const told = new Set(pieces.map(({ kind }) => kind));
  const switches = new Set([...told].map((kind) => SWITCH_OF_NEWS[kind]));
  const kinds = NOTIFICATION_KINDS.filter((kind) => switches.has(kind));
  const endingOf = (ended: readonly NotificationKind[]) =>
    unsubscribeUrlOf(deps, { userId: person.id, kinds: ended });
  const mail = withLanguage(getPreferredLanguage(person), () =>
    composeMail({
      to: person.email,
      subject: subjectOf(pieces),
      name: person.firstName,
      paragraphs: [
        pieces.length === 1 ? t("Here is your news of today.") : t("Here is all your news of today."),
      ],
      sections: NEWS_KINDS.filter((kind) => told.has(kind)).map((kind) => ({
        heading: t(HEADINGS[kind]),
        items: pieces.filter((piece) => piece.kind === kind).map((piece) => itemOf(piece, publicUrl)),
      })),
      notes: [
        t("You get this mail because you switched it on in {product}, or left it on.", {
          product: PRODUCT_NAME,
        }),
        { label: t("Choose which mails you get"), url: `${publicUrl}/settings#notifications` },
        ...kinds.map((kind) => ({ label: t(ENDING[kind]), url: endingOf([kind]) })),
      ],
    }),
  );
  return { ...mail, unsubscribeUrl: endingOf(kinds) };
}
