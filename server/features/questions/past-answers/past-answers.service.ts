import { QUESTIONS_PER_APPLICATION } from "@shared/constants/questions";
import type {
  KeepPastAnswersInput,
  KeptPastAnswersView,
  PastAnswersView,
} from "@shared/validators/past-answers";
import { message } from "@shared/words/messages";
import type { ServiceContext } from "../../../context/deps";
import { withTransaction } from "../../../http/context";
import { AppError } from "../../../platform/errors/app-error";
import { logActivity } from "../../activity/log-activity";
import { keepPastApplication } from "../../applications/applications.service";
import { getDocumentContent } from "../../documents/documents.service";
import { lockEntity } from "../../entities/entities.service";
import { refreshOthers } from "../../members/refresh-members";
import { describeQuestion } from "../describe-question";
import * as queries from "../questions.queries";
import { findPastAnswers } from "./find-past-answers";

/**
 * Proposes the questions and answers that stand in a document of the library. Rules alone read its text: no AI provider is sent
 * anything, and nothing is stored.
 * @throws AppError not_found unless the caller may read it; unreadable_file unless it is a PDF or a Word file
 */
export async function proposePastAnswers(
  ctx: ServiceContext<"clock">,
  documentId: string,
): Promise<PastAnswersView> {
  const { entityId, name, ...content } = await getDocumentContent(ctx, documentId);
  if (content.format !== "pdf" && content.format !== "docx")
    throw new AppError("unreadable_file", "Answers can be found in PDF and Word files.");
  return { documentId, documentName: name, entityId, ...findPastAnswers(content) };
}

/**
 * Keeps accepted answers of an application that was sent before, with the application that they belong to and its file. A second
 * call with the same answers adds nothing.
 * @throws AppError not_found, forbidden unless the caller may edit; conflict for too many applications or questions
 */
export async function keepPastAnswers(
  ctx: ServiceContext<"clock" | "jobs" | "push">,
  documentId: string,
  { answers, ...told }: KeepPastAnswersInput,
): Promise<KeptPastAnswersView> {
  return withTransaction(ctx, async (tx) => {
    const { db, actor, deps } = tx;
    const { entityId, name, fileUrl } = await getDocumentContent(tx, documentId);
    // Two people who keep the same file at the same time must not make two applications of it.
    await lockEntity(tx, entityId, "edit");
    const applicationId = await keepPastApplication(tx, entityId, {
      ...told,
      document: { name, url: fileUrl },
    });
    const before = await queries.selectQuestions(db, applicationId);
    const known = new Set(before.map(({ question, answer }) => toKey(question, answer)));
    const added = answers.filter(({ question, answer }) => {
      const key = toKey(question, answer);
      return !known.has(key) && known.add(key);
    });
    if (before.length + added.length > QUESTIONS_PER_APPLICATION)
      throw new AppError(
        "conflict",
        message("An application can have at most {n} questions", { n: QUESTIONS_PER_APPLICATION }),
      );
    if (added.length > 0) {
      await queries.insertQuestions(
        db,
        added.map(({ question, answer, limit, unit }, index) => ({
          ...{ entityId, applicationId, question, answer, position: before.length + index },
          ...{ limit: limit ?? null, unit: unit ?? null, terms: describeQuestion(question) },
          ...{ acceptedAt: deps.clock.now(), acceptedBy: actor.id },
        })),
      );
      await logActivity(tx, entityId, "questions_added", { subject: told.title });
    }
    await refreshOthers(tx, entityId, [
      ["/api/questions"],
      ["/api/applications", applicationId, "questions"],
    ]);
    return { applicationId, added: added.length, known: answers.length - added.length };
  });
}

const toKey = (question: string, answer: string | null) => JSON.stringify([question.trim(), answer?.trim()]);
