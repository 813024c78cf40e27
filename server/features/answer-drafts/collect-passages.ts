import type { Entity } from "@shared/schema/index";
import type { ApplicationStatus } from "@shared/constants/enums";
import { translateLabel } from "@shared/words/labels";
import type { Language } from "@shared/words/language";
import type { ServiceContext } from "../../context/deps";
import { withLanguage } from "../../platform/text/with-language";
import { listDocumentTexts } from "../documents/documents.service";
import { wordFact } from "../drafts/builtin/section-answers";
import { prepareAnswers, PROSE_RULES } from "../drafts/writing/prepare-facts";
import { isTelling, listWords } from "../matching/embedder/words";
import { profileFacts } from "../profiles/profiles.service";
import { findEarlierAnswers } from "../questions/questions.service";
import type { Passage } from "./types";
import { splitParagraphs } from "./writing/split-passages";

const SEARCHED_WORDS_MAX = 12;
/** Shorter answers of a profile are words, not sentences. */
const PROSE_MIN = 40;

type Wanted = {
  entity: Entity;
  applicationId: string;
  question: string;
  language: Language;
  /** The passages are for an AI provider, which may not have every document. */
  isForAi: boolean;
};

/** Everything that a draft of an answer may be made of: profile, documents, and accepted answers of other applications. */
export async function collectPassages(ctx: ServiceContext<"clock">, wanted: Wanted): Promise<Passage[]> {
  const { entity, applicationId, question } = wanted;
  const { answers } = await findEarlierAnswers(ctx, {
    ...{ entityId: entity.id, question, exceptId: applicationId },
  });
  return [
    ...answers.map(
      ({ applicationId: id, applicationTitle, applicationStatus, answer, acceptedAt, ...earlier }) => ({
        ...{ kind: "answer" as const, id, title: applicationTitle ?? "", page: null, text: answer },
        ...{ date: acceptedAt.slice(0, 10), heading: earlier.question, isProse: true },
        outcome: toOutcome(applicationStatus),
      }),
    ),
    ...(await collectFacts(ctx, wanted)),
    ...(await collectParagraphs(ctx, wanted)),
  ];
}

const WON: readonly ApplicationStatus[] = ["accepted", "funded", "completed"];
const toOutcome = (status: ApplicationStatus): Passage["outcome"] =>
  WON.includes(status) ? "won" : status === "rejected" ? "lost" : null;

async function collectFacts(ctx: ServiceContext, { entity, language }: Wanted): Promise<Passage[]> {
  const facts = prepareAnswers({
    ...{ name: entity.name, type: entity.type, facts: await profileFacts(ctx, entity) },
  });
  const currency = facts.find(({ fieldName }) => fieldName === "annualRevenueCurrency")?.value;
  const date = (entity.lastProfileUpdate ?? entity.createdAt).toISOString().slice(0, 10);
  return withLanguage(language, () =>
    facts.map((fact) => {
      const text = wordFact(fact, typeof currency === "string" ? currency : undefined);
      const isProse = PROSE_RULES.includes(fact.rule) && text.length >= PROSE_MIN;
      const label = translateLabel(fact.label);
      return {
        ...{ kind: "profile" as const, id: entity.id, title: label, page: null, date, text },
        ...{ heading: label, isProse, outcome: null },
      };
    }),
  );
}

async function collectParagraphs(
  ctx: ServiceContext<"clock">,
  { entity, question, isForAi }: Wanted,
): Promise<Passage[]> {
  const words = [...new Set(listWords(question).filter(isTelling))].slice(0, SEARCHED_WORDS_MAX);
  const documents = await listDocumentTexts(ctx, { entityId: entity.id, words, onlyForAi: isForAi });
  return documents.flatMap(({ id, name, year, uploadedAt, text, pageEnds }) =>
    splitParagraphs(text).map((paragraph) => ({
      ...{ kind: "document" as const, id, title: name, page: findPage(pageEnds, paragraph.start) },
      ...{ date: year === null ? uploadedAt.toISOString().slice(0, 10) : String(year), outcome: null },
      ...{ text: paragraph.text, heading: paragraph.heading, isProse: true },
    })),
  );
}

function findPage(pageEnds: readonly number[] | null, at: number): number | null {
  const index = pageEnds?.findIndex((end) => at < end) ?? -1;
  return index < 0 ? null : index + 1;
}
