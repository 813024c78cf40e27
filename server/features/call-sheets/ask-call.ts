import { CALL_ANSWERS_MAX } from "@shared/constants/calls";
import type { CallPassageView } from "@shared/validators/calls";
import { isTelling, listWords, stemWord } from "../matching/embedder/words";
import { splitPassages } from "./reading/passages";
import { createQuoteCheck } from "./reading/quote-check";
import type { CallPage } from "./reading/types";

/** Words that mean the same in calls, English and French, without accents. */
const SYNONYMS = [
  "salary salaries wage wages staff personnel payroll employee employees salaire salaires remuneration",
  "overhead overheads indirect frais generaux",
  "travel trip flights transport deplacement deplacements mission",
  "equipment machine machines machinery equipement equipements materiel",
  "vat tva tax taxes",
  "partner partners consortium partnership partenaire partenaires partenariat",
  "deadline due closing closes close date limite cloture",
  "match matching cofinancing cofunding contribution share autofinancement apport",
  "rent premises building buildings loyer locaux batiment",
  "advance prefinancing upfront avance acompte",
  "report reports reporting rapport rapports",
  "subcontract subcontracting subcontractor subcontractors consultant consultants sous traitance",
  "student students etudiant etudiants",
  "company companies business businesses firm firms enterprise enterprises entreprise entreprises",
  "charity charities nonprofit nonprofits association associations",
  "person persons individual individuals particulier particuliers personne personnes",
  "long length limit limits maximum pages words",
  "ai artificial intelligence generative chatgpt ia intelligence artificielle",
  "duration months last years duree mois",
];
const groups = new Map(
  SYNONYMS.flatMap((line, at) => line.split(" ").map((word): [string, string] => [stemWord(word), `#${at}`])),
);
/** Words of a question that ask and name nothing. */
const ASKING = new Set(
  "use used using pay paid cost costs allowed possible there does anything something much many long big kind peut peuvent pouvons utiliser payer combien faut est quelle quel sert servir"
    .split(" ")
    .map(stemWord),
);
/** So much of what a question names has to stand in a passage that answers it. */
const COVERED_MIN = 0.6;
const NEARLY = 0.75;
const PASSAGE_MIN = 12;

const termsOf = (text: string): string[] =>
  listWords(text).flatMap((word) => {
    const stem = stemWord(word);
    return groups.get(stem) ?? stem;
  });

/** What a question names, without the words that only ask. */
function readQuestionTerms(question: string): Set<string> {
  const words = listWords(question).filter((word) => {
    const stem = stemWord(word);
    return groups.has(stem) || (isTelling(word) && !ASKING.has(stem));
  });
  return new Set(words.flatMap((word) => termsOf(word)));
}

/**
 * Finds the passages of a call that answer a question, the best first; none when the call does not say. What the question names and the
 * call never mentions counts most, so that a question about it is not answered with something else.
 */
export function findAnswers(pages: readonly CallPage[], question: string): CallPassageView[] {
  const asked = [...readQuestionTerms(question)];
  if (asked.length === 0) return [];
  const stands = createQuoteCheck(pages);
  const passages = splitPassages(pages)
    .filter(({ text, isHeading }) => !isHeading && text.length >= PASSAGE_MIN)
    .map(({ page, text }) => ({ page, text, terms: new Set(termsOf(text)) }));
  const weights = new Map(
    asked.map((term) => {
      const among = passages.filter(({ terms }) => terms.has(term)).length;
      return [term, Math.log(1 + (passages.length - among + 0.5) / (among + 0.5))];
    }),
  );
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const scored = passages
    .map(({ page, text, terms }) => {
      const covered =
        asked.reduce((sum, term) => sum + (terms.has(term) ? weights.get(term)! : 0), 0) / total;
      // Of two passages with the same words the shorter one says it more plainly.
      return { page, quote: text, covered, score: covered - text.length / 20_000 };
    })
    .filter(({ covered, page, quote }) => covered >= COVERED_MIN && stands(page, quote))
    .sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score >= best * NEARLY)
    .slice(0, CALL_ANSWERS_MAX)
    .map(({ page, quote }) => ({ page, quote }));
}
