import { SUBMISSION_FILES_MAX, SUBMISSIONS_PER_APPLICATION } from "@shared/constants/submissions";
import { UNSENT_STATUSES } from "@shared/constants/reminders";
import type {
  CreateSubmissionInput,
  SentContent,
  SentDocument,
  SubmissionContentView,
  SubmissionView,
} from "@shared/validators/submissions";
import { message } from "@shared/words/messages";
import { getLocalToday } from "../../context/local-day";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import { AppError, notFound } from "../../platform/errors/app-error";
import { logActivity } from "../activity/log-activity";
import { getApplication, lockApplication, updateApplication } from "../applications/applications.service";
import { requireRight } from "../members/access";
import { refreshOthers } from "../members/refresh-members";
import { hashText, toCanonicalJson } from "./canonical-json";
import { hashFiles, listNamedDocuments, type NamedDocument, type PresentFile } from "./read-documents";
import { readContent } from "./sent-content";
import * as queries from "./submissions.queries";

type Sent = { sentOn: string; amount: string | null; currency: string; content: SentContent };

/** SHA-256 over all that was sent: the day, the amount, the texts, and the hashes of the files. */
export const hashSubmission = ({ sentOn, amount, currency, content }: Sent): string =>
  hashText(toCanonicalJson({ sentOn, amount, currency, content }));

/**
 * Freezes an application as it is: its texts, its answers, its documents with their files, the amount and the day. An
 * application that was not sent before becomes submitted on that day.
 * @throws AppError not_found; forbidden unless the caller may edit; conflict for too many, or when a document changed
 * meanwhile; unavailable
 */
export async function createSubmission(
  ctx: ServiceContext<"clock" | "jobs" | "objects" | "push">,
  applicationId: string,
  { sentOn }: CreateSubmissionInput,
): Promise<SubmissionView> {
  const before = await getApplication(ctx, applicationId);
  await requireRight(ctx, "edit", before.entityId);
  const hashes = await hashFiles(ctx, listFiles(await listNamedDocuments(ctx, before)));
  return withTransaction(ctx, async (tx) => {
    const { db, actor } = tx;
    const { entityId, status, submittedDate } = await lockApplication(tx, applicationId, "edit");
    const number = (await queries.countSubmissions(db, applicationId)) + 1;
    if (number > SUBMISSIONS_PER_APPLICATION)
      throw new AppError(
        "conflict",
        message("An application can be sent at most {n} times", { n: SUBMISSIONS_PER_APPLICATION }),
      );
    const day = sentOn ?? (number === 1 ? submittedDate : null) ?? getLocalToday(tx);
    if ((UNSENT_STATUSES as readonly string[]).includes(status))
      await updateApplication(tx, applicationId, { status: "submitted", submittedDate: day });
    const application = await getApplication(tx, applicationId);
    const documents = await listNamedDocuments(tx, application);
    const files = listFiles(documents);
    if (files.some(({ objectId }) => !hashes.has(objectId))) throw createChangedError();

    const { askingAmount: amount, askingCurrency: currency } = application;
    const content: SentContent = {
      ...(await readContent(tx, application)),
      documents: documents.map((document) => toSentDocument(document, hashes)),
    };
    const sent: Sent = { sentOn: day, amount, currency, content };
    const id = await queries.insertSubmission(db, {
      ...{ ...sent, entityId, applicationId, number, sha256: hashSubmission(sent) },
      ...{ sentBy: actor.id, createdAt: tx.deps.clock.now() },
    });
    await queries.insertFiles(
      db,
      documents.flatMap(({ file, name, requirement }, position) =>
        file
          ? {
              ...{ entityId, submissionId: id, position, requirement, name, objectId: file.objectId },
              ...{ fileName: file.fileName, format: file.format, size: file.size },
              sha256: hashes.get(file.objectId) ?? "",
            }
          : [],
      ),
    );
    await logActivity(tx, entityId, "application_sent", { subject: application.title });
    await refreshOthers(tx, entityId, [["/api/applications", applicationId, "after"]]);
    return toView(await findSubmission(tx, { applicationId, id }));
  });
}

/** The submissions of an application that the caller may read, newest first. */
export async function listSubmissions(
  { db }: ServiceContext,
  applicationId: string,
): Promise<SubmissionView[]> {
  const rows = await queries.selectSubmissions(db, applicationId);
  return rows.map(({ documents, ...row }) =>
    toView({ ...row, content: { documents: documents as SentDocument[] } }),
  );
}

/** @throws AppError not_found unless the caller may read it */
export async function getSubmission(
  ctx: ServiceContext,
  which: { applicationId: string; id: string },
): Promise<SubmissionContentView> {
  const row = await findSubmission(ctx, which);
  return { ...toView(row), content: row.content };
}

/** @throws AppError not_found unless the caller may read it */
export async function findSubmission(
  { db, actor }: ServiceContext,
  which: { applicationId: string; id: string },
): Promise<queries.SubmissionRow> {
  const row = await queries.selectSubmission(db, actor.id, which);
  if (!row) throw notFound("Submission");
  return row;
}

/** The files of a submission, in the order in which they were sent. */
export const listSentFiles = ({ db }: ServiceContext, submissionId: string) =>
  queries.selectFiles(db, submissionId);

type Viewed = Omit<queries.SubmissionRow, "content"> & { content: Pick<SentContent, "documents"> };
const toView = ({ entityId: _entityId, content, createdAt, ...row }: Viewed): SubmissionView => ({
  ...row,
  createdAt: createdAt.toISOString(),
  documents: content.documents,
});

function listFiles(documents: readonly NamedDocument[]): PresentFile[] {
  return documents.flatMap(({ file }) => file ?? []).slice(0, SUBMISSION_FILES_MAX);
}

const toSentDocument = (
  { requirement, name, url, file }: NamedDocument,
  hashes: ReadonlyMap<string, string>,
): SentDocument => ({
  ...{ requirement, name, url },
  file: file && {
    ...{ fileName: file.fileName, format: file.format, size: file.size },
    sha256: hashes.get(file.objectId) ?? "",
  },
});

const createChangedError = () =>
  new AppError("conflict", "A document changed meanwhile. Look at the documents and try again.");
