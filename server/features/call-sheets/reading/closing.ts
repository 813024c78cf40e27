import { beginsWithoutYear, findDates, findTime, findZone } from "./dates";
import type { CallHints, FoundLine, Passage } from "./types";

const CLOSES =
  /dead-?line|\bdue\b|\bclos(?:e[sd]?|ing|ure)\b|must be (?:submitted|received|made|sent)|shall be submitted|no later than|\bsubmit\b|applications? (?:by|until)|accepted until|received by|please send|time limit|date limite|cl[ôo]ture|au plus tard|d[ée]pos[ée]|à d[ée]poser|à envoyer|à retourner|jusqu['’]au|avant le/i;
/** What ends or begins on a day but is not the call. */
const OTHER_DAY =
  /information (?:session|meeting)|\bsession\b|\bwebinar\b|\bmeeting\b|réunion|notices? of intent|letters? of intent|\bnotif|\bresults?\b|résultats|\bréponse\b|interview|\bjury\b|\baward(?:ed|s are)\b|anticipated|\bstart|\bbegin|\bopens?\b|opening|ouverture|available|intergovernmental|decisions?|hear from|\bare told\b|questions? (?:in writing|must|go|to|by|until)|written questions|must end|work must|\btrustees\b|lauréats|due dates? (?:on or )?after|reissued|\bstep-?1\b|\bNOI\b|pre-?(?:application|proposal)|concept (?:note|paper)|white paper|\bLOI\b|\bregist(?:er|ration)\b|conference|launch|posted|updated|published|effective|expire/i;
const ROLLING =
  /rolling basis|no (?:fixed )?(?:dead-?line|closing date)|(?:appl|propos|submi)\w*\b[^.]{0,60}\bat any time|all year round|open continuously|au fil de l['’]eau|en continu|sans date limite/i;

const MOVED =
  /\b(?:extend|exten[st]ion|postpone|move|change|report[ée]e?|repouss)\w*\b.*\b(?:from|du)\b.*\b(?:to|au)\b/is;

/** The day and hour until which applications are taken. */
export function readClosing(passage: Passage, { isDayFirst }: CallHints): FoundLine[] {
  const { text, page, section, isHeading } = passage;
  if (isHeading && !/\d{4}/.test(text)) return [];
  const make = (value: Extract<FoundLine, { kind: "closing" }>["value"]): FoundLine[] => [
    { kind: "closing", value, page, quote: text },
  ];
  if (ROLLING.test(text)) return make({ date: null, time: null, zone: null, isRolling: true });
  const [first, second] = findDates(text, isDayFirst);
  // "The deadline is extended from 1 May to 15 May 2027."
  const date = second && MOVED.test(text) ? second : first;
  if (!date || OTHER_DAY.test(text) || beginsWithoutYear(text)) return [];
  const isBare = section === "dates" && !second && text.length < 60;
  if (!CLOSES.test(text) && !isBare) return [];
  return make({ date, time: findTime(text), zone: findZone(text), isRolling: false });
}
