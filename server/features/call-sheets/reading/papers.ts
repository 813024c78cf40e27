/** Makes one expression of the words of several groups, whole words only. */
const anyOf = (...groups: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${groups.join("|")})(?![\p{L}\d])`, "iu");

const LETTERS =
  "letters?|statements?|declarations?|agreements?|memorand(?:a|um)|mandates?|quot(?:es?|ations?)|references?(?! to)|recommendations?";
const MONEY = "budgets?|accounts?|invoices?|estimates?|financial report|balance sheets?|form 990|w-9";
const PLANS =
  "plans?|work ?plan|timelines?|schedules?|gantt|drawings?|maps?|charts?|diagrams?|protocols?|tables?";
const PROOFS =
  "certificat(?:es?|ions?)|proofs?|evidence|cop(?:y|ies)|permits?|licen[cs]es?|approvals?|assurances?|insurance|resolutions?|determination|registration|passport|identity|bylaws|articles|incorporation|constitution|minutes|polic(?:y|ies)|disclosures?";
const PERSONS =
  "r[ée]sum[ée]s?|cvs?|vitae|sketch(?:es)?|biograph(?:y|ies)|transcripts?|job descriptions?|position descriptions?|organi[sz]ational structure|list of \\w+|lists?";
const TEXTS =
  "narratives?|abstracts?|reports?|proposals?|application|summary|portfolios?|samples?|photos?|photographs?|video|deck|contracts?|forms?|fact sheets?|cover (?:page|sheet)|questionnaires?|checklists?|documents?|documentation|annex(?:es|e)?|attachments?|appendi(?:x|ces)|sf-?\\d{3}|sf-?lll";
const FRENCH =
  "rib|kbis|statuts|attestations?|r[ée]c[ée]piss[ée]s?|comptes?|bilans?|rapports?|devis|d[ée]lib[ée]rations?|fiches?|dossier|proc[èe]s-verbal|contrats?|conventions?|justificatifs?|pi[èe]ces?|copies?|notes?|descriptifs?|formulaires?|lettres?|programmes?|calendriers?|avis|relev[ée]s?|agr[ée]ments?|pouvoirs?|liste|charte|projet";
const SPANISH_AND_PORTUGUESE =
  "memorias?|presupuestos?|estatutos?|certificad[oa]s?|certid(?:ão|ões)|cartas?|curr[íi]culos?|plan(?:o|es)?|or[çc]amentos?|copias?|cópias?|documentos?|declaraci(?:ón|ones)|declara(?:ção|ções)|comprobantes?|comprovantes?|poder|cuentas|contas|actas?|atas?|cronogramas?|informes?|relatórios?|formularios?|formulários?|escrituras?|convenios?|convênios?|justificantes?|planos?";

/** Words for papers, of which one is enough to call an item of a list of documents a document. */
export const PAPER = anyOf(LETTERS, MONEY, PLANS, PROOFS, PERSONS, TEXTS, FRENCH, SPANISH_AND_PORTUGUESE);

/** Papers that an order asks for; a plan or a summary may as well be a part of the text that is written. */
export const ASKED_PAPER = anyOf(
  "letters?|agreements|memorand(?:a|um)|references?(?! to)|consent forms?",
  "(?:staffing|business|management|work|sharing) plans?|chart|graph|diagram",
  "certificat(?:es?|ions?)|proof|cop(?:y|ies) of|documentation of|evidence of",
  "financial statements|(?:annual|audited|latest|recent) accounts|bank statements?|(?:project|detailed|brief|itemi[sz]ed|full) budgets?|budget narrative|quotes",
  "transcripts?|(?:work|support) (?:samples|materials)|r[ée]sum[ée]s?|cvs?|vitae|sketch(?:es)?|job descriptions?|cover (?:page|letter|sheet)",
  "sf-?\\d{3}\\w?|sf-?lll",
);
