import type { DeckTopic } from "@shared/constants/deck-criteria/topics";
import type { DocumentKind } from "@shared/constants/pitch-decks";
import { t } from "../../../platform/text/words";
import { fold } from "../../../platform/text/fold";
import { DECK_LIMITS, prepareDeck } from "./prepare-deck";
import { hasMoney } from "./rules/figures";
import { amountOfAsk } from "./rules/funds";
import { readDeck, type ReadDeck } from "./rules/read-deck";
import { words } from "./rules/rule";
import { saysWhatIsOffered } from "./rules/solution-rules";
import type { DeckFacts } from "./types";

/**
 * What only such a document says, in folded English and French. Each mark counts once, however often it stands
 * there, so that a text which is repeated or padded stays what it was.
 */
const MARKS: readonly [DocumentKind, readonly RegExp[]][] = [
  [
    "notice",
    [
      words(
        "notices? of funding|funding opportunity|nofo|call for (?:proposals|applications|projects)|request for proposals",
        "appel a (?:projets|candidatures|propositions)",
      ),
      words(
        "eligible (?:applicants?|entities|organi[sz]ations)|eligibility|applicants (?:must|should|may|will|who|are)",
        "(?:beneficiaires|depenses|conditions) eligibles?|sont eligibles|d'eligibilite",
      ),
      words(
        "applications? (?:is|are|must|will|due|received|package|that do)|submit (?:your|an|the) application",
        "dossiers? (?:de candidature|incomplet)|depot des|deposer",
      ),
      words("recipients? (?:must|will|shall)|notice of award|post-award|award recipients?|le beneficiaire"),
      words("cfr|pursuant to|in accordance with|federal (?:law|register)|conformement|dispositions"),
      words(
        "due date|application deadline|no later than|before the deadline|applications? (?:is|are) due",
        "date limite|au plus tard",
      ),
      words(
        "review(?:ers|ed by)|scored|review criteria|criteres de selection|comite de selection|instruits?",
      ),
      words("reserves? the right|subject to the availability|se reserve le droit|present reglement"),
    ],
  ],
  [
    "contract",
    [
      words("hereinafter|hereto|hereof|herein|ci-apres"),
      words("(?:each|either|neither) party|the parties (?:have|agree|hereby)"),
      words("les parties|entre les soussignes|d'une part"),
      words("this (?:agreement|contract)|(?:le|au) present (?:contrat|bail|accord)"),
      words("shall|s'engagent?"),
      words("terminate[ds]?|termination|resili[a-z]+"),
      words("govern(?:ed by|ing law)|tribunaux competents|tout litige"),
      words("liabilit(?:y|ies)|indemnif[a-z]+|responsabilite"),
      words("in witness whereof|have executed|exemplaires? originaux|il a ete convenu"),
    ],
  ],
  [
    "cv",
    [
      /^(?:curriculum vitae|cv)\b/m,
      /^(?:work |professional )?(?:experience|employment)(?: history)?:?$|^experiences? professionnelles?:?$/m,
      /^education:?$|^academic background:?$|^formations?:?$/m,
      /^(?:key )?skills:?$|^competences:?$/m,
      /^languages:?$|^langues:?$/m,
      /^(?:interests|hobbies):?$|^centres d'interets?:?$|^loisirs:?$/m,
      /^references?\b.{0,30}$|^nee? le |\bpermis b\b/m,
    ],
  ],
  // Of science.
  [
    "article",
    [
      /^abstract\b|^resume:?$/m,
      /^(?:keywords|mots[- ]cles)\b/m,
      /^(?:references|bibliograph(?:y|ie))$/m,
      /\bet al\b/,
      /^(?:\d\.? )?(?:introduction|methods?|methodologie)$/m,
      /^(?:\d\.? )?(?:discussion|conclusions?)$/m,
      words(
        "in this (?:paper|article|study)|previous studies|further work|cet article|conflicts? of interest",
      ),
    ],
  ],
  // Of a newspaper.
  [
    "article",
    [
      /^(?:by|par) \p{L}+ \p{L}+(?:, .{3,40})?$/mu,
      words("reporters?|correspondent|newsroom|journaliste|correspondante?|propos recueillis"),
      words("published on|updated on|publie le|mis a jour le"),
      words(
        "(?:she|he|they|company) (?:said|added|told)|said on [a-z]+day|a-t-(?:il|elle) (?:dit|declare|ajoute)",
      ),
      words("declined to comment|analysts|n'a pas souhaite"),
    ],
  ],
  [
    "report",
    [
      words(
        "(?:annual|final|progress|evaluation|technical) report|rapport (?:annuel|d'activite|d'etude|final)",
      ),
      words("table of contents|sommaire|table des matieres"),
      /\.{4,} ?\d{1,3}\b/,
      words("(?:for the )?year ended|reporting period|exercice clos"),
      words("financial statements|auditors?|commissaires? aux comptes"),
      words("letter from the (?:chair|president|director)|foreword|avant-propos"),
      /^(?:\d\.? )?(?:introduction|executive summary|method(?:s|ology|ologie)|recommend.*|conclusion.*)$/m,
      words("this report|(?:ce|le present) rapport|cette etude|au terme de"),
    ],
  ],
];
const MARKS_MIN = 4;

const SAYS_PRICES = words(
  "price list|prices? (?:are|per|in)|excl(?:uding)? (?:vat|tax)|tarifs?|hors taxes|minimum order",
);
const PRICES_MIN = 8;

/** A page of this many words and sentences is prose; so many of them, with hardly a part of a deck, are no deck. */
const PROSE = { words: 150, sentences: 6, pages: 3 };

/** What a deck is made of. */
const PARTS: readonly (readonly DeckTopic[])[] = [
  ["problem"],
  ["solution", "product"],
  ["market", "reach"],
  ["competition"],
  ["team"],
  ["model", "finance"],
  ["ask"],
  ["traction"],
  ["plan"],
];

/**
 * What a file reads like that is no pitch deck; `null` for a deck, and where there is doubt. A document needs more
 * marks of its kind than a deck's parts: a deck about contracts has a few of their words and all of its own parts.
 */
export function findDocumentKind(facts: DeckFacts): DocumentKind | null {
  const deck = readDeck(prepareDeck(facts));
  const parts = countParts(deck);
  // Read before a long file is cut to what is judged: pages that are added must not hide the others.
  const text = facts.slides.map((slide) => fold(slide.text.slice(0, DECK_LIMITS.slide))).join("\n");
  const line = text.replace(/\s+/g, " ");
  const counted = MARKS.map(([kind, marks]) => {
    const found = marks.filter((mark) => mark.test(mark.multiline ? text : line));
    return { kind, count: found.length };
  });
  const most = counted.reduce((a, b) => (b.count > a.count ? b : a));
  if (most.count >= MARKS_MIN && most.count > parts) return most.kind;
  if (parts > 1) return null;
  const prices = new Set(text.split("\n").filter(hasMoney)).size;
  if (prices >= PRICES_MIN && SAYS_PRICES.test(line)) return "price_list";
  return countProse(deck) >= PROSE.pages ? "document" : null;
}

/** The parts of a deck that a title names, or that somebody tells of themselves: "we offer", "we are raising". */
function countParts(deck: ReadDeck): number {
  const says = saysWhatIsOffered(deck);
  const passages = deck.slides.flatMap((slide) => slide.passages);
  return PARTS.filter(
    (topics) =>
      deck.slides.some(({ about }) => topics.some((topic) => about.has(topic))) ||
      (topics.includes("ask") && amountOfAsk(deck) !== undefined) ||
      (topics.includes("solution") && passages.some(({ folded }) => says(folded))),
  ).length;
}

function countProse({ slides }: ReadDeck): number {
  return slides.filter(
    (slide) =>
      slide.words >= PROSE.words &&
      slide.passages.filter(({ text }) => /[.!?]["”»)]?$/.test(text)).length >= PROSE.sentences,
  ).length;
}

/** Said to the owner of a file that is no deck. */
export function sayNoDeck(kind: DocumentKind): string {
  const reads = {
    notice: t("This file reads like a notice or a call for applications, not like a pitch deck."),
    contract: t("This file reads like a contract, not like a pitch deck."),
    cv: t("This file reads like a CV, not like a pitch deck."),
    price_list: t("This file reads like a price list, not like a pitch deck."),
    article: t("This file reads like an article, not like a pitch deck."),
    report: t("This file reads like a report, not like a pitch deck."),
    document: t("This file reads like a document in long paragraphs, not like a pitch deck."),
  } satisfies Record<DocumentKind, string>;
  return `${reads[kind]} ${t("So it has no score. Upload the slides that present your own work.")}`;
}
