import { DOCUMENT_REQUIREMENTS, type DocumentRequirement } from "@shared/constants/documents";
import type { SupportingDoc } from "@shared/schema/index";
import type { ChecklistLine } from "@shared/validators/documents";

/** What an application names, and what its opportunity demands. */
export type ChecklistFacts = {
  businessPlanUrl: string | null;
  pitchDeckUrl: string | null;
  financialsUrl: string | null;
  supportingDocs: SupportingDoc[] | null;
  demanded: Partial<Record<DocumentRequirement, boolean | null>>;
};

/** The requirements that have a column of their own. */
export const REQUIREMENT_COLUMNS = {
  businessPlan: "businessPlanUrl",
  pitchDeck: "pitchDeckUrl",
  financials: "financialsUrl",
} as const satisfies Partial<Record<DocumentRequirement, keyof ChecklistFacts>>;
export const columnOf = (requirement: DocumentRequirement | null) =>
  requirement !== null && requirement in REQUIREMENT_COLUMNS
    ? REQUIREMENT_COLUMNS[requirement as keyof typeof REQUIREMENT_COLUMNS]
    : undefined;

const ADDRESS = /^\/api\/documents\/([\da-f-]{36})\/file$/;
/** The document of the library at an address; null for any other address. */
export const documentAt = (url: string): string | null => ADDRESS.exec(url)?.[1] ?? null;

/** The addresses that an application names. */
export const listAddresses = (facts: ChecklistFacts): string[] =>
  [
    facts.businessPlanUrl,
    facts.pitchDeckUrl,
    facts.financialsUrl,
    ...(facts.supportingDocs ?? []).map(({ url }) => url),
  ].filter((url) => url !== null);

type Known = { id: string; name: string; expiresOn: string | null };

/**
 * Lists what the opportunity demands, in its order, then what is named beside it.
 * @param known the named documents of the library
 * @param today the day on which one that expired before is out of date
 */
export function buildChecklist(
  facts: ChecklistFacts,
  known: readonly Known[],
  today: string,
): ChecklistLine[] {
  const docs = facts.supportingDocs ?? [];
  const toLine = (requirement: DocumentRequirement | null, doc: SupportingDoc | null): ChecklistLine => {
    const documentId = doc && documentAt(doc.url);
    const document = known.find(({ id }) => id === documentId);
    // Another library's document, or one that is gone, is not there for the readers of this application.
    const isMissing = doc === null || (documentId !== null && !document);
    const expiresOn = document?.expiresOn ?? null;
    const isExpired = expiresOn !== null && expiresOn < today;
    return {
      requirement,
      isDemanded: requirement !== null && facts.demanded[requirement] === true,
      state: isMissing ? "missing" : isExpired ? "expired" : "attached",
      name: isMissing ? null : (document?.name ?? (doc.name || null)),
      url: isMissing ? null : doc.url,
      documentId: document?.id ?? null,
      expiresOn,
    };
  };
  const demanded = DOCUMENT_REQUIREMENTS.map((requirement) => {
    const column = columnOf(requirement);
    const url = column && facts[column];
    const doc = column
      ? url
        ? { name: "", url }
        : null
      : (docs.find((each) => each.requirement === requirement) ?? null);
    return toLine(requirement, doc);
  }).filter(({ isDemanded, state }) => isDemanded || state !== "missing");
  const others = docs
    .filter(({ requirement }) => requirement === undefined)
    .map((doc) => toLine(null, doc))
    .filter(({ state }) => state !== "missing");
  return [...demanded, ...others];
}
