import { listYears, readNumbers } from "../../readiness/claims/numbers";
import type { Finding, Sentence } from "../types";

type CountRule = {
  fact: string;
  /** What stands behind the number. */
  after?: RegExp;
  /** What stands before it. */
  before?: RegExp;
  /** "Employees: 41" */
  label?: RegExp;
  /** It counts for a time, so the newest of several is meant. */
  isYearly?: boolean;
};

const ADJECTIVES = String.raw`(?:(?:paid|full-time|part-time|permanent|dedicated|active|peer-reviewed|young|older|registered|scientific|paying)\s+){0,2}`;
const unit = (words: string) => new RegExp(`^\\+?\\s*${ADJECTIVES}(?:${words})(?![\\p{L}-])`, "iu");
const PERSONS =
  "people|young people|children|women|men|families|patients|girls|boys|students|farmers|weavers|jeunes|personnes|femmes|enfants|familles|personas|mujeres|niños|pessoas|mulheres|crianças|famílias";
const HAVE = String.raw`(?:have|has|employ|employs|sommes|are|is|of|count|compte|comptons|comptent|emploie|employons|réunit|appuie|tem|temos|conta|contamos|somos|tenemos|now|with|hold|holds|published|serves?|and|et|y|e)`;

const RULES: readonly CountRule[] = [
  {
    fact: "employeesCount",
    after: unit(
      "employees|staff(?: members)?|members of staff|salariée?s|employée?s|empleados|trabajadores|colaboradores|funcionários",
    ),
    label: /^(?:employees|staff|salariés|effectif|empleados|colaboradores)\s*:\s*$/iu,
  },
  {
    fact: "employeesCount",
    before: /\bemploy(?:s)?\s+$|\bemploie\s+$/iu,
    after: unit("people|personnes|women and men"),
  },
  { fact: "employeesCount", before: /\bstaff of\s+$/iu },
  {
    fact: "teamSize",
    before: /\bteam of\s+$|\béquipe de\s+$|\bequipo de\s+$|\bequipa de\s+$/iu,
    after: /^\s*(?:people|persons|personnes|personas|pessoas|$|[.,:;])/iu,
  },
  { fact: "teamSize", label: /^(?:team size|team|équipe)\s*:\s*$/iu },
  {
    fact: "volunteersCount",
    after: unit("volunteers|bénévoles|voluntarios|voluntários"),
    label: /^(?:volunteers|bénévoles)\s*:\s*$/iu,
  },
  { fact: "boardSize", after: unit("trustees|board members|administrateurs|patronos") },
  {
    fact: "boardSize",
    before: /\b(?:board|direção|conseil d[’']administration)\b.{0,40}$/iu,
    after: unit("members|membros|membres|miembros"),
  },
  {
    fact: "peopleReached",
    before:
      /\b(?:reached|helped|supported|served|accompagné|aidé|soutenu|atendimos|ayudamos|apoyamos|atendemos|apoiámos|ajudámos)\s+(?:a\s+|more than\s+|over\s+|plus de\s+|más de\s+)?$/iu,
    after: unit(PERSONS),
    isYearly: true,
  },
  {
    fact: "peopleReached",
    after: /^\s*personnes ont été (?:accompagnées|aidées|soutenues)/iu,
    isYearly: true,
  },
  { fact: "customerCount", after: unit("customers|clients|clientes") },
  { fact: "membersCount", after: unit("members|adhérents|membres|socios|socias|associados|miembros") },
  {
    fact: "studentCount",
    after: unit("students|pupils|élèves|étudiants|alumnos|estudiantes|alunos|learners"),
  },
  { fact: "teacherCount", after: unit("teachers|enseignants|professeurs|profesores|docentes|professores") },
  { fact: "publicationsCount", after: unit("papers|publications|articles|artículos|artigos") },
  { fact: "patentCount", after: unit("patents|brevets|patentes") },
  {
    fact: "yearsOfExperience",
    after:
      /^\s*(?:years of experience|years[’'] experience|ans d[’']expérience|años de experiencia|anos de experiência)/iu,
  },
];

/** The figure is one of somebody else, of a part, or of a change. */
const OTHERS =
  /\b(?:of them|dont|each|per|raised|when|partner|sector|grew|increase|joined|hired|laid off|new)\b/iu;
const HAVING = new RegExp(`\\b${HAVE}\\b`, "iu");
const BEFORE_MAX = 110;

/** Reads how many people work, learn or are reached, and what else is counted. */
export function readCounts(sentence: Sentence): Finding[] {
  const { text, page } = sentence;
  return readNumbers(text).flatMap(({ value, start, end }): Finding[] => {
    if (!Number.isInteger(value) || value < 1) return [];
    const [before, after] = [text.slice(0, start), text.slice(end)];
    const rule = RULES.find((one) => fits(one, before, after));
    if (!rule) return [];
    const year = rule.isYearly ? Math.max(...listYears(text), 0) || undefined : undefined;
    // Without a time, people may have been reached in one year or in twenty.
    if (
      rule.isYearly &&
      year === undefined &&
      !/\b(?:last year|each year|every year|l[’']an dernier|chaque année|el año pasado)\b/iu.test(text)
    )
      return [];
    const isStated = isSaidOfUs(sentence, before, after, rule);
    if (!isStated && !mayBeOurs(sentence)) return [];
    return [{ fact: rule.fact, value, quote: text, page, year, isDoubt: !isStated }];
  });
}

function fits({ before, after, label }: CountRule, head: string, tail: string): boolean {
  if (label?.test(head) && /^\s*\.?$/.test(tail)) return true;
  if (!before && !after) return false;
  return (before?.test(head) ?? true) && (after?.test(tail) ?? true);
}

function isSaidOfUs({ text, isOwn }: Sentence, before: string, after: string, rule: CountRule): boolean {
  if (rule.label?.test(before)) return true;
  if (OTHERS.test(before) || before.length > BEFORE_MAX) return false;
  // "24 employees." on a line of its own, or in a list of our figures.
  const isAlone = before.trim() === "" && /^\s*\S+(?:\s\S+)?\.?$/.test(after);
  const isOurBoard = before.trim() === "" && /\b(?:our|us|notre|nos)\b/iu.test(after);
  if (isAlone || isOurBoard) return true;
  if (rule.isYearly && /^\s*personnes ont été/iu.test(after)) return true;
  return isOwn && (HAVING.test(before) || rule.before !== undefined) && text.length < 260;
}

/** Somebody who reads it would think of the organisation, so that it can contradict another figure. */
const mayBeOurs = ({ text, isOwn }: Sentence) =>
  isOwn || /\bthe (?:business|company|organi[sz]ation|charity)\b/i.test(text);
