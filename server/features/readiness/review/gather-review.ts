import { createHash } from "node:crypto";
import type { AiAuthor } from "@shared/constants/enums";
import type { MockReviewView } from "@shared/validators/readiness";
import { currentLanguage } from "@shared/words/language";
import type { Db } from "../../../platform/db/database";
import { notFound } from "../../../platform/errors/app-error";
import type { QueryKey } from "../../../platform/realtime/types";
import { selectQuestionTexts } from "../readiness.queries";
import * as queries from "./mock-review.queries";
import type { ReviewFacts } from "./types";

/** What the pages of the members read anew. */
export const reviewKeys = (applicationId: string): QueryKey[] => [
  ["/api/applications", applicationId, "mock-review"],
];
export const hash = (content: unknown) => createHash("sha256").update(JSON.stringify(content)).digest("hex");

/** Names a review: the same texts and criteria, judge and language have the same. */
export const hashReview = (textsHash: string, provider: AiAuthor) =>
  hash([textsHash, provider, currentLanguage()]);

type Gathered = { facts: ReviewFacts; view: MockReviewView["criteria"]; textsHash: string };

/** Reads what of an application is judged, and by what. Call it once it is known that the caller may. */
export async function gatherReview(db: Db, applicationId: string): Promise<Gathered> {
  const application = await queries.selectReviewed(db, applicationId);
  if (!application) throw notFound("Application");
  const questions = await selectQuestionTexts(db, applicationId);
  const view = await queries.selectCriteria(db, applicationId);
  const { narrative, organisation, call } = application;
  const facts: ReviewFacts = {
    ...{ organisation, call },
    texts: [
      ...(narrative ? [{ questionId: null, label: null, text: narrative }] : []),
      ...questions.flatMap(({ id, question, answer }) =>
        answer ? [{ questionId: id, label: question, text: answer }] : [],
      ),
    ],
    criteria: view.map(({ title, description, weight }) => ({ title, description, weight })),
  };
  return { facts, view, textsHash: hash([facts.texts, facts.criteria]) };
}
