import { clampText, toOneLine } from "../../../platform/ai/text";
import { type DraftOpportunity, type DraftSectionKey, DRAFT_SECTIONS } from "../types";

const QUOTE_MAX = 320;
const SENTENCES_MAX = 2;

/** Words by which a sentence of a call is about the subject of a section, in English and French. */
const ABOUT: Record<DraftSectionKey, RegExp> = {
  need: /\b(?:need|needs|problem|challenge|challenges|lack|loss|losses|poverty|barrier|gap|crisis|risk|vulnerable|underserved|besoins?|probl[eè]mes?|d[ée]fis?|manque|pertes?|pauvret[ée]|obstacles?|crise|vuln[ée]rables?)\b/giu,
  solution:
    /\b(?:projects?|solutions?|innovat\w+|develop\w*|technolog\w+|approach\w*|activit\w+|pilot\w*|build|research|products?|projets?|d[ée]velopp\w*|approches?|activit[ée]s?|recherche|produits?|actions?)/giu,
  impact:
    /\b(?:impact\w*|results?|outcomes?|improv\w+|increas\w+|rais(?:e|ing)|benefi\w+|reach\w*|change|sustainab\w+|r[ée]sultats?|am[ée]lior\w+|augment\w+|b[ée]n[ée]fici\w+|durables?|effets?)/giu,
  budget:
    /\p{Sc}|\b(?:grants?|awards? of|budgets?|costs?|amounts?|co-?fund\w*|match(?:ed)? fund\w*|equity|loans?|repay\w*|expens\w+|USD|EUR|GBP|subventions?|montants?|co[ûu]ts?|cofinanc\w+|d[ée]penses?|pr[êe]ts?|euros?)/giu,
  team: /\b(?:teams?|founders?|staff|experience\w*|experts?|lead(?:er|ership|ers)?|skills?|qualified|partners?(?:hips?)?|consorti\w+|[ée]quipes?|fondat\w+|exp[ée]rience|dirigeant\w*|comp[ée]tences?|partenaires?|partenariats?)\b/giu,
  fit: /\b(?:eligib\w+|applicants?|must|only|open to|registered|based in|priority|preference|[ée]ligib\w+|candidat\w*|doivent|doit|uniquement|r[ée]serv[ée]\w*|ouverte? (?:aux?|[àa])|enregistr[ée]\w*|priorit[ée]\w*)\b/giu,
};

/** What the call itself says for each section, in its own words; each sentence stands where most of it belongs. */
export function quoteCall({ description, eligibilityText }: DraftOpportunity) {
  const quotes = new Map<DraftSectionKey, string[]>();
  const take = (key: DraftSectionKey, sentence: string) => {
    const taken = quotes.get(key) ?? [];
    const words = cutQuote(sentence);
    if (taken.length < SENTENCES_MAX && !taken.includes(words)) quotes.set(key, [...taken, words]);
  };
  // What the source says about who may apply is not weighed.
  for (const sentence of sentencesOf(eligibilityText)) take("fit", sentence);
  for (const sentence of sentencesOf(description)) {
    const counts = DRAFT_SECTIONS.map(({ key }) => ({ key, hits: sentence.match(ABOUT[key])?.length ?? 0 }));
    const [best] = counts.sort((a, b) => b.hits - a.hits);
    if (best && best.hits > 0) take(best.key, sentence);
  }
  return quotes;
}

const sentencesOf = (text: string | null | undefined): string[] =>
  (text ?? "")
    .split(/(?<=[.!?])\s+(?=\p{Lu})|\n+/u)
    .map((sentence) => toOneLine(sentence))
    .filter((sentence) => sentence.length > 2);

function cutQuote(sentence: string): string {
  const words = clampText(sentence, QUOTE_MAX).replaceAll(/[“”"«»]/g, "'");
  return words.length < sentence.length ? `${words.replace(/[.…]+$/, "")} …` : words;
}
