import type { FigureSubject } from "@shared/validators/budgets";

/** What an amount can be said of, in English and French. Longer phrases come first, for the first that fits counts. */
export const SUBJECTS: readonly (readonly [FigureSubject, string])[] = [
  [
    "own",
    String.raw`own (?:contributions?|funds?|resources|share|money)|(?:our|match(?:ed|ing)?|cash) contributions?|we (?:will )?contribute|matching funds?|match[- ]funding|co-?(?:funding|financing)|contribut(?:e|ion) (?:from )?(?:of )?our (?:own|side)|contribution propre|apports? propres?|apport de (?:l[’']association|notre structure)|autofinancement|fonds propres|cofinancements?|notre (?:apport|contribution)|nous apport(?:ons|erons)`,
  ],
  [
    "funder",
    String.raw`(?:amount|sum|grant|funding|support)(?: that)?(?: (?:we|is|are))? (?:request(?:ed)?|sought|asked for|apply for)|ask(?:ing)? (?:you|(?:the|your) [\p{L}]+) for|(?:we|i) (?:are )?(?:request(?:ing)?|ask(?:ing)?(?: for)?|apply(?:ing)? for|seek(?:ing)?)|(?:our )?request(?:ed)?(?: (?:amount|sum|grant|funding))?|grant request|the grant|a grant|your grant|montant (?:demandé|sollicité)|subvention (?:demandée|sollicitée)|aide (?:demandée|sollicitée)|nous (?:vous )?(?:demandons|sollicitons)|(?:notre|la) demande|la subvention|une subvention|une aide`,
  ],
  [
    "fringe",
    String.raw`fringe(?: benefits)?|social (?:charges|security)|employer(?:[’']s)? contributions?|charges sociales|cotisations(?: (?:sociales|patronales))?`,
  ],
  [
    "indirect",
    String.raw`overheads?|indirect costs?|indirects?|administrative costs?|frais (?:généraux|de structure|indirects|de gestion)|(?:coûts|charges) indirect[es]+`,
  ],
  [
    "personnel",
    String.raw`personnel(?: (?:costs?|budget|line))?|staff(?:ing)?(?: costs?)?|salar(?:y|ies)(?: costs?)?|wages|payroll|(?:frais|coûts?|dépenses|charges) (?:de|du) personnel|salaires?|masse salariale|rémunérations?`,
  ],
  [
    "travel",
    String.raw`travel(?:ling)?(?: (?:costs?|budget|expenses))?|trips|transport(?: costs?)?|(?:frais )?de déplacements?|déplacements?|voyages?|frais de (?:mission|transport)`,
  ],
  [
    "equipment",
    String.raw`equipment(?: (?:costs?|purchases?|budget))?|machinery|équipements?|matériels?|machines`,
  ],
  ["supplies", String.raw`suppl(?:y|ies)(?: costs?)?|consumables|fournitures|consommables`],
  [
    "contractual",
    String.raw`sub-?contract(?:s|ing|ors?)?(?: costs?)?|contractual(?: costs?)?|contractors?|consultan(?:ts?|cy)(?: (?:costs?|fees))?|sous-traitance|prestataires?|prestations?`,
  ],
  ["construction", String.raw`construction(?: (?:costs?|works?))?|building works?|travaux`],
  ["other", String.raw`other (?:direct )?costs?|autres (?:coûts|frais|dépenses)(?: directs?)?`],
  [
    "total",
    String.raw`total (?:project )?(?:budget|costs?|expenditure|amount)|(?:project|whole|overall|full|proposed|requested)(?: project)? (?:budget|costs?)|(?:our|the|this) (?:project |programme |program )?budget|budget total|(?:project|programme|program) (?:will )?costs?|(?:costs?|budget) of (?:the|this|our) project|total|in all|budget(?! (?:line|item))|coûts? tota(?:l|ux)|budget (?:total|global|prévisionnel)|(?:le|notre) budget|coût (?:du|de ce|de notre) projet|(?:le|ce|notre) projet (?:coûte(?:ra)?|est chiffré)|montant total|au total|dépenses totales`,
  ],
];

/** Words between a subject and its amount that say nothing else. */
export const CONNECTORS = new Set(
  `of is are was be will would at to for the a an our this that it all about around approximately roughly nearly almost some over in from
  and total totals totalling totaling comes come amounts amount costs cost costing stands stand reaches budgeted planned estimated set
  requires require needs need takes take makes makes up sum worth exactly only just project programme program year first second third
  funder foundation you your by as which we plan spend have has costs: line lines both budget grant request contribution
  de du des la le les l un une est sont sera seront à au aux d en pour environ près quelque soit s élève élèvent se chiffre chiffrent
  monte atteint représente représentent coûte coûtent coûtera prévu prévus prévue prévues estimé estimée total totale totaux ce cet cette
  notre nos montant somme hauteur projet année première deuxième troisième et sur ne que qu exactement budget demande subvention nous
  vous fondation fonds`.split(/\s+/),
);

/** Ends what stands between a subject and its amount, so that the two belong together even over a few other words. */
export const LINK =
  /(?:(?<![\p{L}])(?:is|are|be|costs?|amounts? to|comes? to|totals?|totall?ing|stands? at|reach(?:es)?|of|at|to|for|est de|sont de|sera de|est|sont|de|coûte(?:nt|ra)?|s[’']élèvent? à|se chiffre(?:nt)? à|à hauteur de|représente(?:nt)?|atteint|à|d[’'])|[:=(–—|-])\s*$/iu;

export const ABOUT =
  /(?:about|around|approximately|approx\.?|roughly|nearly|almost|some|circa|ca\.|over|more than|just under|less than|environ|près de|quelque|presque|plus de|moins de|~|≈)\s*(?:de\s*)?(?:[$€£]\s*)?$/iu;

/** From here on a sentence speaks of other money: of the past, of other projects, of what a call allows. */
export const OTHER_MONEY =
  /(?<![\p{L}])(?:turnover|revenues?|annual (?:income|budget)|(?:operating|organi[sz]ation(?:[’']?s|al)?|yearly|city[’']s|national|government|municipal|household|marketing|core) budgets?|\bincome\b|\bsales\b|profits?|reserves|raised|received|previous(?:ly)?|earlier|last year|past|already|existing|awarded (?:us|to us)|won\b|in (?:19|20)\d\d\b|since (?:19|20)\d\d|up to|at most|maximum|\bmax\b|minimum|at least|no more than|ceiling|between|ranges? from|offers?|the call|the fund (?:gives|awards)|grants? of up to|each\b|\bper\b|saves?\b|saving|donat(?:ed|ion)|another (?:project|grant|funder)|other (?:project|grant|funder)s?|market|worth|valued|valuation|loans?|invest(?:ed|ment|ors?)|loss|losses|damage|chiffre d[’']affaires|recettes|budget (?:annuel|de fonctionnement|de (?:l[’']association|la ville|l[’']État|la commune))|revenus?|bénéfices?|réserves|levé|reçu|reçue|perçu|précédente?s?|antérieure?s?|l[’']an dernier|année dernière|passée?\b|déjà|en (?:19|20)\d\d\b|depuis (?:19|20)\d\d|jusqu[’']à|plafond|maximum|maximale?|minimum|au plus|au moins|entre|l[’']appel|finance jusqu|chaque|\bpar (?:personne|an|mois|jour|heure|élève|bénéficiaire|participant|ménage|unité|mètre|kit)|économis|dons?\b|autre (?:projet|subvention|financeur)s?|marché|valeur|emprunt|prêt|investi|pertes?)/iu;

/** Says it of the amount before: "500 € per month", "40,000 in 2023". */
export const OTHER_AFTER =
  /^\s*(?:\)?\s*)(?:(?:a|per|each|every) (?:year|month|day|week|hour|person|participant|pupil|student|household|unit|kit|head|night|trip|family|beneficiary|teacher|farmer)\b|\/|each\b|apiece\b|annually|monthly|(?:a )?per\b|in (?:19|20)\d\d|last year|(?:in|of) (?:turnover|revenues?|sales|income|donations|annual)|(?:was|were) (?:raised|received|awarded|given)|maximum|at most|or (?:more|less)|par (?:an|mois|jour|personne|élève|heure|ménage|bénéficiaire|participant|unité|kit|nuit)|chacune?|maximum|au plus|de (?:chiffre d[’']affaires|recettes|dons)|en (?:19|20)\d\d|l[’']an dernier|reçus?|(?:ont|a) été (?:reçus?|levés?|versés?))/iu;

/** Says that a sentence comes back to this budget. */
export const THIS_BUDGET =
  /\b(?:we|i) (?:now |therefore |here )?(?:request|ask|apply|seek|are (?:requesting|asking|applying|seeking))|our (?:request|own contribution)|total (?:project )?(?:budget|cost)s?|this project|the project(?: budget)?|own contribution|nous (?:vous )?(?:demandons|sollicitons)|(?:montant|subvention) (?:demandée?|sollicitée?)|budget (?:total|prévisionnel)|coût (?:total|du projet)|ce projet|apport propre/giu;

/** What may follow a number without a currency that is money: nothing that is counted. */
export const AFTER_BARE =
  /^\s*(?:$|[.,;:!?)|\n\]–—-]|(?:in total|from|for|over|and|as|to|of which|which|is|are|will|in (?:the )?(?:first|second|third|year)|au total|pour|sur|et|dont|est|sont|sera|de la part|auprès|la première|en (?:première|deuxième)|d[’']autofinancement)\b)/iu;
