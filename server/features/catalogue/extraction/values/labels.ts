import { fold } from "./words";

/** The kind of value that stands behind a label or under a heading. */
export type LabelKind =
  | "name"
  | "funder"
  | "deadline"
  | "opens"
  | "dates"
  | "amount"
  | "minimum"
  | "maximum"
  | "pot"
  | "eligibility"
  | "applicants"
  | "countries"
  | "industries"
  | "stage"
  | "equity"
  | "duration"
  | "type"
  | "status"
  | "description"
  | "apply"
  | "furniture";

const THING = String.raw`(?:applications?|submissions?|proposals?|full proposals?|calls?|grants?|funds?|funding|programmes?|programs?|opportunity|entry|entries|registration|bids?|final|next|current|response|nominations?|offers?|awards?|scheme|round)`;
const MONEY = String.raw`(?:awards?|grants?|funding|loans?|prizes?|stipends?|investments?|tickets?|bursary|scholarships?|fellowships?|individual|typical|project|cheque|check|financial)`;

/** Each pattern must match the whole label, folded and without its colon. The first match counts. */
const LABELS: [LabelKind, RegExp][] = [
  [
    "name",
    new RegExp(
      `^(?:${THING} )?(?:name|title)(?: of (?:the )?${THING})?$|^(?:nom|intitule|titre)(?: de l'(?:appel|aide))?$|^bezeichnung$|^titulo$|^nombre$`,
    ),
  ],
  [
    "deadline",
    new RegExp(
      `^(?:${THING} ){0,2}(?:deadlines?|closing dates?|closes?(?: on)?|closing|close dates?|due dates?|due|end dates?|expiry date|expires|last dates?|cut-?off(?: date)?|response date)(?: (?:and time|to apply|for (?:applying|entries|receipt of )?(?:full )?${THING}|of ${THING}|date))*$|^(?:apply|submit|applications?) (?:by|due|before|until)$`,
    ),
  ],
  [
    "deadline",
    /^(?:date )?(?:limite|butoir|cloture)(?: (?:de|d'|des|pour))?.{0,40}$|^date (?:limite|de cloture|de fin|butoir).{0,40}$|^cloture.{0,30}$|^echeance.{0,20}$/,
  ],
  [
    "deadline",
    /^(?:bewerbungs|einsende|antrags|abgabe|einreichungs|melde)(?:schluss|frist)$|^frist$|^stichtag$|^(?:fecha|data) (?:limite|de cierre|limite de .{0,30})$|^(?:plazo|prazo)(?: .{0,40})?$|^cierre$|^scadenza$/,
  ],
  [
    "opens",
    new RegExp(
      `^(?:${THING} )?(?:opens?(?: on)?|opening dates?|open dates?|date opened|opening|launch date|launches)(?: (?:for|of) ${THING})?$|^${THING} opens?$|^(?:date d'|)ouverture.{0,30}$|^antragsbeginn$|^bewerbungsbeginn$|^apertura$|^fecha de apertura$|^abertura$`,
    ),
  ],
  [
    "dates",
    /^(?:key|important|application)? ?dates?(?: and deadlines?)?$|^(?:application )?(?:timeline|schedule|calendar|deadlines)$|^calendrier.{0,30}$|^dates? (?:cles?|importantes?)$|^termine$|^(?:dates?|timeline) .{0,15}$/,
  ],
  [
    "pot",
    /\btotal\b|\bbudget\b|\benvelope\b|\benveloppe\b|\boverall\b|\bpot\b|\bfund size\b|\bcapital\b|\bfordervolumen\b|\bgesamt|\bpresupuesto\b|\bdotation globale\b|\bprize pool\b|\bturnover\b|\brevenue\b|\bincome\b|\bchiffre d'affaires\b|\bfees?\b|\bmatch(?:ing)?\b|\bco-?financ|\bcofinanc|\bavailable funds\b|\bfunds available\b|\bvaluation\b|\bawarded\b|\bnumber of\b|\bexpected (?:number|awards)\b/,
  ],
  [
    "minimum",
    new RegExp(
      `^(?:min(?:imum)?\\.?|smallest) ?(?:${MONEY} ?)*(?:amount|size|value)?$|^(?:${MONEY} )?floor$|^montant minim(?:um|al)$|^mindest(?:betrag|forderung)$`,
    ),
  ],
  [
    "maximum",
    new RegExp(
      `^(?:max(?:imum)?\\.?|largest) ?(?:${MONEY} ?)*(?:amount|size|value)?$|^(?:${MONEY} )?(?:ceiling|cap)$|^montant maxim(?:um|al).{0,20}$|^hochst(?:betrag|forderung)$|^plafond$`,
    ),
  ],
  [
    "amount",
    new RegExp(
      `^(?:${MONEY} )*(?:amounts?|size|value|range|sum|money)(?: (?:of|per|for|available|range|offered|each|in).{0,30})?$|^(?:grant|award|funding|loan|prize|stipend|cash award|cash prize|prizes|grants|awards|investment|ticket size|prize money|scholarship|loans|bursary|what you get|what we offer|what you can get|financial support)(?: (?:range|size|amount|available|offered|per .{1,20}))?$|^how much(?: (?:you can|can you|can i|is|are|money|funding|we).{0,40})?$|^grants? (?:of|from|up to)$`,
    ),
  ],
  [
    "amount",
    /^montants?(?: (?:de l'aide|de la subvention|maximum|par .{1,20}|de .{0,30}|du .{0,20}|des .{0,20}))?$|^(?:aide|subvention|dotation|financement)$|^(?:forder(?:summe|hohe|betrag)|hohe(?: der forderung)?|preisgeld|zuschuss)$|^(?:importe|cuantia|monto|valor)(?: .{0,30})?$/,
  ],
  [
    "type",
    new RegExp(
      `^(?:type|kind|form) of (?:${MONEY}|support|finance|assistance)$|^(?:${MONEY} )?(?:type|instrument)s?$|^type (?:d'aide|de financement|de soutien)$|^nature de l'aide$|^forderart$|^tipo(?: de .{0,20})?$`,
    ),
  ],
  [
    "funder",
    /^(?:funders?(?: name)?|fund(?:ing)? (?:body|organi[sz]ation|agency|source|provider)|funded by|donors?(?: name)?|grant ?makers?|grantors?|sponsor(?:ed by|ing (?:organi[sz]ation|agency)|s)?|(?:awarding |contracting )?agency(?: name)?|awarding body|offered by|provider|provided by|(?:host )?organi[sz]ation(?: name)?|organi[sz]er|organi[sz]ed by|issued by|issuer|department|lender|investor|backed by|financeurs?|porteur(?: du dispositif)?|organisme(?: financeur)?|finance par|propose par|porte par|fordergeber|forderer|veranstalter|herausgeber|entidad(?: (?:convocante|financiadora))?|organismo|convoca|organizador|financiador)$/,
  ],
  [
    "applicants",
    /^(?:type of )?(?:eligible )?(?:applicants?|organi[sz]ations?|entit(?:y|ies)) ?(?:types?)?$|^(?:eligible )?applicants?(?: type)?$|^open to$|^(?:for|who)$|^set aside$|^beneficiaires?(?: eligibles)?$|^public(?: cible)?$|^zielgruppe$|^forderberechtigte?$|^(?:beneficiarios|destinatarios)$/,
  ],
  [
    "countries",
    /^(?:eligible |project |geographic(?:al)? |focus |target |applicant )?(?:countr(?:y|ies)|locations?|geograph(?:y|ies|ic(?:al)? (?:focus|scope|area|coverage))|focus|scope|regions?|nationalit(?:y|ies)|area|coverage)$|^where$|^countries of operation$|^pays(?: (?:eligibles?|concernes?|cibles?))?$|^zone (?:geographique|eligible|d'intervention)$|^territoires?(?: .{0,15})?$|^(?:lander|fordergebiet|gebiet)$|^(?:paises?|ambito(?: geografico)?)$/,
  ],
  [
    "industries",
    /^(?:eligible |focus |target |priority )?(?:sectors?|themes?|industr(?:y|ies)|focus areas?|thematic areas?|areas? of (?:focus|interest)|topics?)$|^secteurs?(?: .{0,30})?$|^thematiques?$|^domaines?$|^branchen?$|^forderbereich$|^forderbereich$|^sector(?:es)?$/,
  ],
  ["stage", /^(?:company |business |startup |venture |development |funding )?stages?$|^stade$/],
  ["equity", /^equity(?: (?:taken|stake|required|share))?$|^stake$|^part de capital$/],
  [
    "duration",
    /^(?:programme |program |project |grant )?(?:duration|length)$|^duree(?: .{0,20})?$|^dauer$|^laufzeit$|^duracion$/,
  ],
  [
    "status",
    /^(?:programme |program |fund |grant |call |application |opportunity )?status$|^statut$|^etat$|^estado$/,
  ],
  [
    "eligibility",
    /^(?:eligib\w*(?: .{0,40})?|who (?:can|may|should|is|we|are|it|could|qualifies).{0,40}|are you eligible|am i eligible|(?:application |basic |minimum )?(?:eligibility|requirements|entry requirements|selection criteria|criteria)(?: .{0,30})?|(?:conditions|criteres) d'eligibilite|(?:conditions|criteres)(?: .{0,30})?|qui peut .{0,40}|pour qui.{0,20}|a qui .{0,40}|wer .{0,50}|antragsberechtig\w*.{0,20}|teilnahme(?:bedingungen|voraussetzungen)|voraussetzungen|quien(?:es)? puede.{0,30}|requisitos.{0,20}|quem pode.{0,20}|applicants must.{0,10}|the basics)$/,
  ],
  [
    "description",
    /^(?:summary|overview|synopsis|description|purpose|about(?: (?:the|this|us|our)?.{0,50})?|introduction|background|(?:program(?:me)? )?(?:description|summary|overview|purpose)|objectives?|aims?|what (?:we|is|it|this).{0,50}|presentation|objectifs?|de quoi s'agit-il|en bref|worum .{0,20}|ziel|gegenstand|resumen|objetivos?|descripcion|the (?:fund|opportunity|challenge|programme|program|grant|prize))$/,
  ],
  [
    "apply",
    /^(?:how (?:to|do i|do you|can i) (?:apply|submit|enter).{0,30}|apply(?: .{0,30})?|application(?:s)?(?: (?:process|procedure|form|guidance|instructions|steps))?|submit .{0,30}|comment (?:postuler|candidater|deposer|faire).{0,40}|candidature|(?:deposer|depot) .{0,40}|bewerbung|antragstellung|so bewerben.{0,20}|como .{0,30}|ready to apply.{0,10}|next steps)$/,
  ],
  [
    "furniture",
    /^(?:contact.{0,30}|contacts? .{0,20}|faqs?|frequently asked.{0,20}|help|support|downloads?|documents?|attachments?|resources?|links?|useful .{0,30}|related.{0,40}|see also.{0,20}|you may also.{0,30}|similar.{0,30}|news.{0,30}|latest.{0,30}|share.{0,20}|follow.{0,30}|questions\??|have questions\??|terms.{0,30}|privacy.{0,20}|guidance.{0,30}|guidelines.{0,20}|our (?:impact|partners|team|values|mission|work|people)|partners|team|mentors|alumni|portfolio|testimonials|what happens next.{0,20}|selection(?: process)?|judging.{0,20}|evaluation.{0,30}|(?:past|previous|historic|former) .{0,40}|assessment.{0,20}|reporting.{0,20}|fact sheet|at a glance|key (?:facts|information|details)|basic information|grant information|the key facts|notice details|general information|details|en savoir plus|a telecharger|documents utiles|kontakt|navigation|menu|search.{0,20}|filter.{0,20}|sign up.{0,30}|subscribe.{0,30}|newsletter.{0,20}|home|funding detail|how it works|timeline|why .{0,40}|benefits|our grantees|grantees|recent .{0,30}|stay .{0,30}|quick links|original .{0,30}|posted date|publication date|date published|last updated|published.{0,15}|notice type|(?:solicitation|reference|opportunity|document) (?:number|no\.?)|reference|statutory authority|federal assistance listing number|naics code|classification code|archiv.{0,20}|place of performance|office|expected .{0,30}|decision.{0,20}|project (?:start|end).{0,20}|(?:programme|program) (?:start|starts|begins).{0,20}|start date|results.{0,30}|notification.{0,20}|webinar.{0,30}|info(?:rmation)? session.{0,20}|interview.{0,20}|award date|questions deadline|deadline for questions|letters? of intent.{0,20})$/,
  ],
];

const KIND_CACHE = new Map<string, LabelKind | null>();

/**
 * Returns the kind that a label or a heading announces, or null when it is unknown. Case, accents and a colon
 * make no difference.
 */
export function labelKind(label: string): LabelKind | null {
  if (label.length > 80) return null;
  const plain = fold(label)
    .replace(/^[\s\d.)•*-]{0,8}(?=\p{L})/u, "")
    .replace(/\s*\((?:s|es|required|optional|if any)\)/g, "")
    .replace(/[\s:*?!.–-]+$/u, "");
  const cachedKind = KIND_CACHE.get(plain);
  if (cachedKind !== undefined) return cachedKind;
  const kind = LABELS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
  if (KIND_CACHE.size < 5_000) KIND_CACHE.set(plain, kind);
  return kind;
}
