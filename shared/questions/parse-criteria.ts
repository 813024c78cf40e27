import { CRITERION_WEIGHT_MAX } from "../constants/mock-review";
import { parseQuestions } from "./parse-questions";

export type ParsedCriterion = { title: string; description: string | null; weight: number };

/** "(40 points)", "40 %", "weight: 30", "sur 20" at the end of a line or in brackets. */
const WEIGHT =
  /[\s([:–—-]*(?:(?:weight|weighting|poids|pond[ée]ration|sur|max\.?)\s*:?\s*)?(\d{1,4})\s*(?:%|points?|pts?\.?|marks?)?\s*[)\]]?\s*[.:]?\s*$/iu;
const TITLE_MAX = 200;
/** Where a list states no weights, all count the same. */
const EVEN = 1;

/**
 * Reads a pasted list of award criteria: numbered, bulleted, or plain lines, each with a weight if it has one. The first line of an
 * entry is its title, what follows describes it.
 */
export function parseCriteria(pasted: string): ParsedCriterion[] {
  return parseQuestions(pasted).map(({ question }) => {
    const [first = "", ...rest] = question.split("\n");
    const found = WEIGHT.exec(first);
    const weight = found ? Number(found[1]) : EVEN;
    const isWeight = found !== null && found.index > 0 && weight >= 1 && weight <= CRITERION_WEIGHT_MAX;
    const line = isWeight ? first.slice(0, found.index).trim() : first.trim();
    const [title = "", ...more] = line.length > TITLE_MAX || /:\s/.test(line) ? line.split(/:\s+/) : [line];
    const description = [more.join(": "), ...rest].join("\n").trim();
    return {
      title: title.slice(0, TITLE_MAX),
      description: description || (title.length > TITLE_MAX ? title : null),
      weight: isWeight ? weight : EVEN,
    };
  });
}
