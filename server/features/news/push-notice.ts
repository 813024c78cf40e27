import { SWITCH_OF_NEWS } from "@shared/constants/news";
import type { NewsDataOf } from "@shared/validators/news";
import { getPreferredLanguage, withLanguage } from "../../platform/text/with-language";
import { t } from "../../platform/text/words";
import type { NewNotice } from "../push-notices/add-notices";
import { HEADINGS, toMailItem } from "./mail/items";
import { composeSubject } from "./mail/subject";
import { groupBy, type MailedItem } from "./recipients";

type NoticedItem = MailedItem & { entityId?: string };

/**
 * Composes the push notice of a comment, or of the other news of a morning, in the person's language. Such news are told
 * as in the subject of their mail. A notice of a single item leads to its page.
 */
export function composeNotice(
  person: { preferredLanguage: string | null },
  items: readonly [NoticedItem, ...NoticedItem[]],
): NewNotice {
  const [first, ...others] = items;
  const kinds = [...groupBy(items, ({ kind }) => kind).keys()] as MailedItem["kind"][];
  const { userId, entityId } = first;
  return withLanguage(getPreferredLanguage(person), () => ({
    userId,
    topics: [...new Set(kinds.map((kind) => SWITCH_OF_NEWS[kind]))],
    ...(first.kind === "comment"
      ? { title: composeSubject(items), text: describeComment(first.data) }
      : {
          title: kinds.length === 1 ? t(HEADINGS[first.kind]) : t("Your news of today"),
          text: composeSubject(items),
        }),
    ...(others.length > 0
      ? { path: "/news" }
      : { path: toMailItem(first, "").url, ...(entityId !== undefined && { entityId }) }),
  }));
}

function describeComment({ author, decision, isMention, entityName }: NewsDataOf["comment"]): string {
  if (decision) return t("For {entity}", { entity: entityName });
  const name = author ?? t("A former member");
  return isMention
    ? t("{name} mentions you in a comment.", { name })
    : t("{name} has written a comment.", { name });
}
