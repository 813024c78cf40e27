import { describe, expect, it } from "vitest";
import { DECK_CRITERIA } from "@shared/constants/deck-criteria";
import type { DeckSlide } from "@shared/schema/pitch-decks";
import type { DeckJudgementView } from "@shared/validators/pitch-decks";
import { withLanguage } from "../../../platform/text/with-language";
import { bothFailed, providerPaused, toAppError } from "../../../platform/ai/failure";
import { computeAnalysis } from "./analysis";
import { deckFacts, DECKS, FRENCH_DECK, parseSlides, STRONG_DECK, WEAK_DECK } from "./decks.fixture";
import { buildDeckPrompt, type DeckAnswer } from "./deck-prompt";
import { askAboutDeck } from "./judge-by-model";
import { prepareDeck } from "./prepare-deck";
import { readAnswer } from "./read-answer";
import { judgeByRules } from "./rules/judge-by-rules";

const inFrench = <T>(task: () => T): T => withLanguage("fr", task);
/** With ordinary spaces, as the dictionaries have them. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");
const judge = (facts: ReturnType<typeof deckFacts>) => judgeByRules(prepareDeck(facts));
async function commentOn(facts: ReturnType<typeof deckFacts>, id: string): Promise<string> {
  const judgements = await inFrench(() => judge(facts));
  return plain(judgements.find(({ criterionId }) => criterionId === id)?.comment ?? "");
}
async function analyse(facts: ReturnType<typeof deckFacts>, slides: readonly DeckSlide[] = facts.slides) {
  const judgements = await judge(facts);
  return { judgements, analysis: computeAnalysis({ judgements, disagreements: [], slides }) };
}

describe("a review in French", () => {
  it("says in French what it says in English, and judges the same", async () => {
    for (const deck of Object.values(DECKS))
      for (const type of ["Startup", "Nonprofit", "Individual"] as const) {
        const facts = { ...deck, entity: { ...deck.entity, type, stage: "Idea" } };
        const english = await analyse(facts);
        const french = await inFrench(() => analyse(facts));
        const bare = ({ judgements }: typeof english) =>
          judgements.map((judgement) => ({ ...judgement, comment: judgement.comment !== "" }));
        expect(bare(french)).toEqual(bare(english));
        expect(french.analysis.scores).toEqual(english.analysis.scores);
        const sentences = ({ judgements, analysis }: typeof english) => [
          ...judgements.map(({ comment }) => comment),
          ...[analysis.strengths, analysis.weaknesses, analysis.actionItems].flat(),
          analysis.summary,
        ];
        const other = new Set(sentences(english));
        expect(sentences(french).filter((sentence) => sentence !== "" && other.has(sentence))).toEqual([]);
      }
  });

  it("keeps the slide before each sentence as a mark that programs read, and quotes as they stand", async () => {
    const { analysis } = await inFrench(() => analyse(deckFacts(WEAK_DECK, { stage: "Growth" })));
    for (const list of [analysis.strengths, analysis.weaknesses, analysis.actionItems])
      for (const sentence of list) expect(sentence).toMatch(/^Slide \d+: \S/);
    expect(analysis.strengths.map(plain)).toContain(
      "Slide 3: Le problème est nommé : « Social media is broken. »",
    );
    expect(analysis.weaknesses.map(plain)).toContain(
      "Slide 7: Le deck ne dit pas qui paie pour l’activité. Aucune diapositive n’en traite encore : cela pourrait être ajouté ici.",
    );
    expect(analysis.actionItems.map(plain)).toContain(
      "Slide 7: Indiquez en une ligne le montant que vous demandez, avec sa devise.",
    );
  });

  it("sums up in French", async () => {
    const { analysis } = await inFrench(() => analyse(deckFacts(FRENCH_DECK)));
    expect(plain(analysis.summary)).toMatch(
      /^Le deck remplit \d+ des \d+ critères qui ont pu être évalués( ; non évalués : \d+)?\. Point le plus fort : .+ \(100\) ; ce qui demande le plus de travail : .+ \(\d+\)\.$/,
    );
    const pictures = parseSlides(WEAK_DECK).map((slide) => ({
      ...slide,
      title: null,
      text: "",
      isUnread: true,
    }));
    const { analysis: none } = await inFrench(() =>
      analyse({ ...deckFacts(WEAK_DECK), slides: pictures }, pictures),
    );
    expect(plain(none.summary)).toBe(
      "Rien dans ce deck n’a pu être évalué. Toutes ses diapositives sont des images, et aucun texte n’a pu y être lu : " +
        "téléversez une version avec du vrai texte.",
    );
  });

  it("writes figures and lists as French does", async () => {
    const more = deckFacts(STRONG_DECK.replace("50% cold boxes", "42.5% cold boxes"));
    expect(await commentOn(more, "use-of-funds-adds-up")).toBe(
      "La somme des postes de l’emploi des fonds donne 92,5 %, et non 100 %.",
    );
    const slides = parseSlides(STRONG_DECK).map((slide) =>
      [2, 3, 9].includes(slide.number) ? { ...slide, title: "", text: "", isUnread: true } : slide,
    );
    const judgements: DeckJudgementView[] = [];
    const { summary } = inFrench(() => computeAnalysis({ judgements, disagreements: [], slides }));
    expect(summary).toContain("Les diapositives 2, 3 et 9 sont des images");
  });
});

describe("a model that is asked for a review in French", () => {
  const deck = prepareDeck(deckFacts(STRONG_DECK));
  const promptOf = () => buildDeckPrompt(deck, DECK_CRITERIA, () => "fence-1");

  it("is told so, by our own words, and what it is to leave as it is", async () => {
    const { system, user } = inFrench(promptOf);
    expect(system).toContain('"comment" is one plain sentence to the founder, in French, that');
    expect(system).toMatch(/Write every "comment" in French/);
    expect(system).toContain('"quote" stays exactly as the slide has it, never translated');
    for (const { id, passes } of DECK_CRITERIA) expect(system).toContain(`- ${id}: ${passes}`);
    expect(user).toBe(promptOf().user);
    expect((await inFrench(() => askAboutDeck(deck))).request.system).toContain("in French");
  });

  it("hears of no other language in English", () => {
    const { system } = promptOf();
    expect(system).toContain('"comment" is one plain sentence to the founder, in English, that');
    expect(system).not.toContain("French");
    expect(withLanguage("en", promptOf).system).toBe(system);
  });

  it("has its own sentences kept, and ours beside them in French", () => {
    const given = { slide: 2, quote: "", comment: "" };
    const answer: DeckAnswer = {
      judgements: [
        { ...given, criterionId: "problem-named", verdict: "fail", comment: "Le problème reste vague." },
        { ...given, criterionId: "runway", verdict: "fail" },
        { ...given, criterionId: "ask-amount", verdict: "pass" },
      ],
    };
    const asked = new Set<string>(DECK_CRITERIA.map(({ id }) => id));
    const judgements = inFrench(() => readAnswer(answer, deck, asked));
    const of = (id: string) => judgements.find(({ criterionId }) => criterionId === id)?.comment;
    expect(of("problem-named")).toBe("Le problème reste vague.");
    expect(of("runway")).toBe("Le deck ne dit pas combien de temps l’argent suffira.");
    expect(of("ask-amount")).toBe("Aucun passage des diapositives ne le montre clairement.");
    expect(of("contact")).toBe("Aucune évaluation utilisable n’a été donnée.");
  });
});

describe("why a review failed", () => {
  const KINDS = ["timeout", "busy", "server", "connection", "refused", "nonsense", "unusable"] as const;
  const failures = [
    ...(["openai", "anthropic"] as const).flatMap((name) => [
      ...KINDS.map((kind) => toAppError(name, kind)),
      providerPaused(name),
    ]),
    bothFailed(toAppError("openai", "busy"), toAppError("anthropic", "busy"), "review the deck"),
  ].map((error) => [error.message, error] as const);

  it.each(failures)("%s: is told in French", (message, error) => {
    const french = inFrench(() => error.toBody().message);
    expect(french).not.toBe(message);
    expect(french).not.toMatch(/\b(?:the|please|try|answer)\b/i);
  });
});
