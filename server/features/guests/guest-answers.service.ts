import type { Readable } from "node:stream";
import { GUEST_FILE_BYTES_MAX } from "@shared/constants/guest-files";
import type { GuestRequest } from "@shared/schema/index";
import type { GuestAnswerInput, GuestView } from "@shared/validators/guests";
import { longDay } from "@shared/words/days";
import type { Deps } from "../../context/deps";
import { type Db, inTransaction } from "../../platform/db/database";
import type { FileKind } from "../../platform/documents/file-kind";
import { AppError } from "../../platform/errors/app-error";
import { hashToken } from "../../platform/security/tokens";
import { t } from "../../platform/text/words";
import { logActivity } from "../activity/log-activity";
import { calendarFile } from "../calendar/calendar-file";
import { refreshMembers } from "../members/refresh-members";
import { addGuestNews } from "../news/guest-news";
import { releaseObjects } from "../objects/release";
import { storeStream } from "../objects/store-stream";
import * as queries from "./guest-link.queries";
import { guestKeys } from "./guests.service";
import { updateRequest } from "./guests.queries";

const NINE = 9 * 3_600;

/** The one answer for links that are unknown, have expired or were replaced, revoked or accepted. */
const invalidLink = () => new AppError("not_found", "This link is no longer valid");

const presentText = ({ request, texts }: queries.LinkRow) =>
  request.field === null ? "" : (texts[request.field] ?? "");

function toView(row: queries.LinkRow): GuestView {
  const { request, entityName, applicationTitle, askedBy } = row;
  const now = presentText(row);
  return {
    id: request.id,
    kind: request.kind,
    name: request.name,
    askedBy,
    entityName,
    applicationTitle,
    question: request.question,
    dueDate: request.dueDate,
    text: request.field && {
      ...{ field: request.field, asked: request.askedText ?? "", now, hash: hashToken(now) },
    },
    answer: request.answer,
    approved: request.approved,
    fileName: request.fileName,
    answeredAt: request.answeredAt?.toISOString() ?? null,
    returnRemark: request.returnRemark,
    expiresAt: request.expiresAt.toISOString(),
  };
}

/** What a mailed link asks for. @throws AppError not_found for every link that does not work */
export async function readRequest(
  { db, clock }: Pick<Deps, "clock" | "db">,
  token: string,
): Promise<GuestView> {
  return toView(await findByToken(db, token, clock.now()));
}

async function findByToken(db: Db, token: string, now: Date): Promise<queries.LinkRow> {
  const row = await queries.selectByToken(db, hashToken(token), now);
  if (!row) throw invalidLink();
  return row;
}

/** The day of a request as a calendar file. @throws AppError not_found, also without a day */
export async function readRequestCalendar(
  { db, clock, config }: Pick<Deps, "clock" | "config" | "db">,
  token: string,
): Promise<string> {
  const { request, entityName, applicationTitle } = await findByToken(db, token, clock.now());
  if (!request.dueDate) throw invalidLink();
  return calendarFile([
    {
      uid: `guest-${request.id}`,
      date: request.dueDate,
      summary: t("Answer for {entity}", { entity: entityName }),
      description: [
        t("For the application “{application}” of {entity}", {
          application: applicationTitle || t("Untitled"),
          entity: entityName,
        }),
        request.question,
        t("Please answer by {day}.", { day: longDay(request.dueDate) }),
        t("Open the link in the newest mail to answer."),
      ],
      url: config.PUBLIC_URL,
      updatedAt: request.updatedAt,
      alarms: [NINE],
    },
  ]);
}

type Needs = "clock" | "db" | "fileUses" | "jobs" | "push" | "reads";

/**
 * Keeps an answer or a decision until an editor accepts it; until then it may be changed.
 * @throws AppError not_found for every link that does not work; validation_failed on `text` or `approved`; conflict if
 * the text was changed since it was shown
 */
export function answerRequest(
  deps: Pick<Deps, Needs>,
  { token, text, approved, textHash }: GuestAnswerInput,
): Promise<GuestView> {
  return keepAnswer(deps, token, (row) => {
    const answer = text?.trim() || null;
    switch (row.request.kind) {
      case "question":
        if (answer === null) throw wrongField("text", "Write your answer");
        return { answer };
      case "document":
        throw wrongField("file", "Choose a file");
      case "approval": {
        if (approved === undefined) throw wrongField("approved", "Say whether you approve the text");
        const approvedHash = hashToken(presentText(row));
        if (textHash !== approvedHash)
          throw new AppError("conflict", "The text has changed. Read it again before you answer.");
        return { answer, approved, approvedHash };
      }
    }
  });
}

/**
 * Keeps the file that a guest sends in the place of an earlier one.
 * @throws AppError as `readRequest` and `storeStream` do; conflict if no file was asked for
 */
export async function takeGuestFile(
  deps: Pick<Deps, Needs | "config" | "log" | "objects" | "uploads" | "virusScanner">,
  token: string,
  file: { name: string; body: Readable; declaredSize: number | null },
): Promise<GuestView> {
  const { request } = await findByToken(deps.db, token, deps.clock.now());
  if (request.kind !== "document") throw new AppError("conflict", "This request asks for no file");
  const account = await queries.selectAccountOf(deps.db, request.entityId);
  if (!account) throw invalidLink();
  const { id, kind } = await storeStream(deps, account, { ...file, maxBytes: GUEST_FILE_BYTES_MAX });
  return keepAnswer(deps, token, () => ({ objectId: id, fileName: nameFile(file.name, kind) }));
}

const ENDINGS: Record<FileKind, RegExp> = {
  pdf: /\.pdf$/i,
  docx: /\.docx$/i,
  pptx: /\.pptx$/i,
  xlsx: /\.xlsx$/i,
  png: /\.png$/i,
  jpeg: /\.jpe?g$/i,
};

/** The name of a file with the ending of what it is. */
const nameFile = (name: string, kind: FileKind) => (ENDINGS[kind].test(name) ? name : `${name}.${kind}`);

type AnswerColumns = Partial<
  Pick<GuestRequest, "answer" | "approved" | "approvedHash" | "objectId" | "fileName">
>;

/** Writes an answer, tells the members of it and logs it. The news is told once for each time that it was asked for. */
async function keepAnswer(
  deps: Pick<Deps, Needs>,
  token: string,
  decide: (row: queries.LinkRow) => AnswerColumns,
): Promise<GuestView> {
  const { clock, db } = deps;
  const now = clock.now();
  let told: string[] = [];
  const view = await inTransaction(db, async (tx) => {
    const before = await queries.lockByToken(tx, hashToken(token), now);
    if (!before) throw invalidLink();
    const columns = decide(await findByToken(tx, token, now));
    await updateRequest(tx, before.id, { ...columns, answeredAt: now });
    if (before.objectId && columns.objectId) await releaseObjects(tx, deps, { id: before.objectId });
    const after = await findByToken(tx, token, now);
    const { entityId, applicationId, name } = before;
    if (!before.answeredAt) {
      const { applicationTitle, entityName } = after;
      await logActivity({ db: tx, deps, actor: null }, entityId, "guest_answered", {
        ...{ subject: name, value: applicationTitle ?? "" },
      });
      told = await addGuestNews(deps, tx, entityId, {
        key: `guest:${before.id}:${before.sentAt.getTime()}`,
        data: { name, applicationId, applicationTitle, entityName },
      });
    }
    await refreshMembers(deps, tx, entityId, guestKeys(applicationId));
    return toView(after);
  });
  for (const userId of told) await deps.reads.recordWrite(userId);
  deps.jobs.nudge("sweep-objects");
  return view;
}

const wrongField = (
  field: string,
  text: "Write your answer" | "Choose a file" | "Say whether you approve the text",
) => new AppError("validation_failed", text, { [field]: [text] });
