import {
  DOCUMENT_KINDS,
  type DocumentRequirement,
  type LibraryKind,
  type UnreadReason,
} from "@shared/constants/documents";
import type { DocumentView } from "@shared/validators/documents";
import { formatDate } from "@/lib/format/dates";
import { formatFileSize } from "@/lib/format/file-size";
import { joinFacts } from "@shared/words/facts";
import { t } from "@/words";

const KINDS: Record<LibraryKind, string> = {
  registration: t("Registration § document"),
  accounts: t("Accounts § document"),
  budget: t("Budget § document"),
  plan: t("Plan § document"),
  cv: t("CV § document"),
  letter: t("Letter § document"),
  report: t("Report § document"),
  past_application: t("Past application § document"),
  other: t("Other § document"),
};
export const nameKind = (kind: LibraryKind): string => KINDS[kind];
export const KIND_OPTIONS = DOCUMENT_KINDS.map((value) => ({ value, label: KINDS[value] }));

const REQUIREMENTS: Record<DocumentRequirement, string> = {
  businessPlan: t("Business Plan"),
  pitchDeck: t("Pitch Deck"),
  financials: t("Financial Projections"),
  legalEntity: t("Legal Entity Documentation"),
  registeredBusiness: t("Registered Business Certificate"),
};
export const nameRequirement = (requirement: DocumentRequirement): string => REQUIREMENTS[requirement];

const UNREAD: Record<UnreadReason, string> = {
  tooManyPages: t("It has too many pages to be read, so the search finds its name only."),
  tooSlow: t("Reading it took too long, so the search finds its name only."),
  tooComplex: t("It is too complex to be read, so the search finds its name only."),
};
export const explainUnread = (reason: UnreadReason): string => UNREAD[reason];

const isPicture = ({ format }: Pick<DocumentView, "format">) => ["png", "jpeg", "webp"].includes(format);

/** "PDF · 3 pages · 1.2 MB" */
export function describeFile(document: Pick<DocumentView, "format" | "pages" | "size">): string {
  const { format, pages, size } = document;
  return joinFacts([
    format.toUpperCase(),
    pages !== null && !isPicture(document) && t.count(pages, "1 page", "{n} pages"),
    formatFileSize(size),
  ]);
}

/** "Expired on 1 Mar 2026" or "Valid until 1 Mar 2026"; undefined without an end. */
export function describeExpiry({
  expiresOn,
  isExpired,
}: Pick<DocumentView, "expiresOn" | "isExpired">): string | undefined {
  const date = formatDate(expiresOn);
  if (date === undefined) return undefined;
  return isExpired ? t("Expired on {date}", { date }) : t("Valid until {date}", { date });
}
