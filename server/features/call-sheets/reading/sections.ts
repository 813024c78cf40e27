import type { Section } from "./types";

/** The headings that announce what follows, by their words. The first that fits counts. */
const HEADINGS: readonly [Section, RegExp][] = [
  [
    "after",
    /post-?award|award (?:administration|notices?)|after (?:(?:the|you get|you receive|an?) )?(?:award|grant|funding)|^report(?:s|ing)(?: requirements?)?$|reporting requirements|acquittal|if you (?:are|get) (?:funded|successful)|obligations du (?:bénéficiaire|lauréat)/i,
  ],
  [
    "other",
    /intergovernmental|notification|duration|durée|objet$|what we (?:fund|pay)|overview|synopsis|summary|résumé|description$/i,
  ],
  [
    "question",
    /^(?:preguntas|perguntas)\b|\b(?:preguntas|perguntas) (?:del|de la|de|do|da)\b|formulario de solicitud|formulário de inscrição|^questions$|^questionnaire$|(?:application|form|scored) questions|questions (?:that are|to answer|in the form)|^the form$|(?<!(?:assess|evaluate|judge|score|review) )your (?:proposal|application)$|application components|questions du (?:dossier|formulaire)|the questions/i,
  ],
  ["ai", /artificial intelligence|generative|\bAI\b|intelligence artificielle|\bIA\b/],
  ["contact", /contact|helpdesk|help$|questions\?|any questions|renseignements?|need help/i],
  [
    "criterion",
    /\bcriterios (?:de|para)\b|^(?:\d+\.? )?criterios$|\bcrit[ée]rios (?:de|para)\b|\bbaremo\b|what (?:we(?:'re| are)? look(?:ing)?|makes a (?:good|strong)|(?:assessors|reviewers|judges|the panel) look)|criteri(?:a|on)|critères? (?:d.évaluation|d.appréciation|d.analyse|de choix|de sélection|de notation|d.attribution)|^(?:\d+\.? )?critères$|critères suivants|scor(?:ing|es|e (?:matrix|sheet))|rubric|rating sheet|what reviewers|(?:review|evaluation|selection|rating|award) factors|how (?:we|will|are) .{0,30}(?:decide|make decisions|assess|evaluate|score|judge)|(?<!risk )(?:evaluation|évaluation|assessment)(?! (?:costs?|plans?|measures|capacity|process|panel|and|&))|weighting|^selection$|notation/i,
  ],
  [
    "document",
    /\bdocumentaci[óo]n\b|\bdocumenta[çc][ãa]o\b|\bdocumentos\b|\banexos\b|\buploads\b|documents|attachments|annexes|(?:application|submission|proposal) (?:requirements|checklist)|what (?:to (?:send|submit)|you(?:'ll| will) need)|materials|pi[èe]ces|composition du dossier|constitution du dossier|dossier comprend|checklist|evidence|must also send|^submit$|^required$|you (?:must|will need to) (?:send|upload)/i,
  ],
  ["consortium", /consorti|partners(?:hip)?s?$|partenariat/i],
  [
    "cofunding",
    /cost.?shar|match(?:ing)?\b|co-?fund|co-?financ|funding rate|contribution$|modalités financières|intensité|aide$|financing$|financement$/i,
  ],
  [
    "dates",
    /dead.?line|due date|key dates|^(?:\d+\.? )?dates?\b|timetable|submission date|closing|calendrier|dépôt|^when\b|when to apply|date limite/i,
  ],
  [
    "costs",
    /^(?:personnel|salar(?:y|ies)(?: (?:and|&) wages)?|fringe(?: benefits)?|travel|equipment|supplies|contractual|contracts|consultants?(?: costs)?|construction|other(?: direct)? costs|(?:total )?direct (?:costs|charges)|subawards?|subrecipients?)$|\bbudget(?: narrative| justification)?$|indirect costs?|allowable costs|funding restrictions/i,
  ],
  ["limit", /page limit|format$|layout|length/i],
  [
    "eligibility",
    /eligib|requirements (?:for|of) (?:applicants|recipients|candidates)|applicant requirements|who (?:can|may|is|we fund)|éligib|bénéficiaires|publics visés|qui peut|porteurs|applicants?$|participants$/i,
  ],
];

const NUMBER =
  /^(?:(?:section|article|part|chapter|partie)\s+(?:[\dIVX]+|[A-H](?=\s*[:.–—-]))|[A-Z]\.|[IVX]+\.|\d{1,2}(?:\.\d{1,2})*[.)]?)\s*(?:[–—:.-]\s*)?(?=\p{L})/iu;

/** Takes the number of a heading off: "3 Key dates", "Article 4 – Dossier", "B. Eligibility". */
export const withoutNumber = (line: string): string => line.replace(NUMBER, "").trim();
export const isNumbered = (line: string): boolean => NUMBER.test(line);

/** Who takes part later, and what money may be spent on, is no rule on who may apply. */
const ELIGIBLE_OTHERS =
  /(?:trainees?|students?|patients?|fellows?|costs?|expen(?:ses|ditures)|activit(?:y|ies)|uses?|items|dépenses|coûts) (?:in)?(?:eligibility|éligibles?)|(?:in)?eligible (?:trainees?|patients?|(?:project )?costs?|expen|activit|uses?|items)/i;

/** Says what a heading announces; "other" for one that announces nothing that is read. */
export function findSection(line: string): Section {
  const plain = withoutNumber(line.replaceAll("’", "'")).replace(/\s*:$/, "");
  // Criteria of who may apply are no award criteria.
  if (
    /critères d'éligibilité|eligibility criteria|criterios de (?:elegibilidad|admisi)|crit[ée]rios de elegibilidade|conditions d'éligibilité/i.test(
      plain,
    )
  )
    return "eligibility";
  if (ELIGIBLE_OTHERS.test(plain)) return "other";
  return HEADINGS.find(([, words]) => words.test(plain))?.[0] ?? "other";
}
