import { ACTIVITY_DAYS, ACTIVITY_EXPORT_MAX, type ActivityKind } from "@shared/constants/activity";
import { AI_USE_LABELS } from "@shared/constants/ai-consents";
import { APPLICATION_STATUS_LABELS } from "@shared/constants/enums";
import { INTEGER_MAX } from "@shared/constants/limits";
import { MEMBER_ROLE_LABELS } from "@shared/constants/members";
import type { ActivityQuery, ActivityView } from "@shared/validators/activity";
import { translateLabel } from "@shared/words/labels";
import type { ServiceContext } from "../../context/deps";
import type { Db } from "../../platform/db/database";
import { t } from "../../platform/text/words";
import { requireRight } from "../members/access";
import { type ActivityRow, deleteOldActivity, selectActivity } from "./activity.queries";

const DAY_MS = 24 * 3_600_000;

/**
 * Lists who did what in an entity, newest first.
 * @throws AppError not_found unless the caller is a member, forbidden unless they are an owner
 */
export async function listActivity(
  ctx: ServiceContext,
  entityId: string,
  { beforeId, limit }: ActivityQuery,
): Promise<ActivityView> {
  await requireRight(ctx, "manage", entityId);
  const rows = await selectActivity(ctx.db, entityId, { beforeId, limit: limit + 1 });
  const items = rows.slice(0, limit).map((row) => ({
    ...{ id: row.id, at: row.at.toISOString(), actor: nameActor(row) },
    text: describe(row),
  }));
  return { items, hasMore: rows.length > limit };
}

/** The newest entries as rows of a table, with headings. @throws as `listActivity` does */
export async function findActivityRows(ctx: ServiceContext, entityId: string): Promise<string[][]> {
  await requireRight(ctx, "manage", entityId);
  const rows = await selectActivity(ctx.db, entityId, { beforeId: INTEGER_MAX, limit: ACTIVITY_EXPORT_MAX });
  return toActivityTable(rows.map((row) => ({ at: row.at, actor: nameActor(row), text: describe(row) })));
}

/** Entries of a log as rows of a table, with headings. */
export const toActivityTable = (entries: readonly { at: Date; actor: string | null; text: string }[]) => [
  [t("Time (UTC)"), t("Who"), t("What")],
  ...entries.map(({ at, actor, text }) => [at.toISOString(), actor ?? t("Somebody who is gone"), text]),
];

/** Deletes entries older than a year, at most `limit`. Returns how many. */
export const clearOldActivity = (db: Db, now: Date, limit: number): Promise<number> =>
  deleteOldActivity(db, new Date(now.getTime() - ACTIVITY_DAYS * DAY_MS), limit);

const statusLabels: Record<string, string> = APPLICATION_STATUS_LABELS;
const roleLabels: Record<string, string> = MEMBER_ROLE_LABELS;
const nameRole = ({ value }: ActivityRow) => translateLabel(roleLabels[value ?? ""] ?? "");
const nameSubject = ({ subject }: ActivityRow) => subject || t("Untitled");
const nameInApplication = (row: ActivityRow) => ({
  subject: nameSubject(row),
  application: row.value || t("Untitled"),
});
const useLabels: Record<string, string> = AI_USE_LABELS;
const nameUse = (row: ActivityRow) => ({
  use: translateLabel(useLabels[row.value ?? ""] ?? ""),
  provider: row.subject ?? "",
});
const nameMember = ({ member }: ActivityRow) => member ?? t("Somebody who is gone");

const TEXTS: Record<ActivityKind, (row: ActivityRow) => string> = {
  entity_changed: () => t("Changed the entity"),
  profile_changed: () => t("Changed the profile"),
  application_created: (row) => t("Started the application “{subject}”", { subject: nameSubject(row) }),
  application_changed: (row) => t("Changed the application “{subject}”", { subject: nameSubject(row) }),
  application_status: (row) =>
    t("Set the application “{subject}” to {status}", {
      subject: nameSubject(row),
      status: translateLabel(statusLabels[row.value ?? ""] ?? ""),
    }),
  application_exported: (row) => t("Downloaded the application “{subject}”", { subject: nameSubject(row) }),
  comment_made: (row) => t("Commented on the application “{subject}”", { subject: nameSubject(row) }),
  comment_resolved: (row) =>
    t("Resolved a comment on the application “{subject}”", { subject: nameSubject(row) }),
  suggestion_accepted: (row) =>
    t("Accepted a suggestion for the application “{subject}”", { subject: nameSubject(row) }),
  suggestion_declined: (row) =>
    t("Declined a suggestion for the application “{subject}”", { subject: nameSubject(row) }),
  task_added: (row) => t("Added the task “{subject}” to “{application}”", nameInApplication(row)),
  task_done: (row) => t("Finished the task “{subject}” of “{application}”", nameInApplication(row)),
  task_deleted: (row) => t("Deleted the task “{subject}” of “{application}”", nameInApplication(row)),
  ai_agreed: (row) => t("Agreed to “{use}” with {provider}", nameUse(row)),
  ai_withdrawn: (row) => t("Withdrew the agreement to “{use}” with {provider}", nameUse(row)),
  guest_asked: (row) => t("Asked {subject} for the application “{application}”", nameInApplication(row)),
  guest_answered: (row) => t("Answered for the application “{application}”", nameInApplication(row)),
  guest_accepted: (row) =>
    t("Accepted the answer of {subject} for the application “{application}”", nameInApplication(row)),
  guest_revoked: (row) =>
    t("Removed the request to {subject} for the application “{application}”", nameInApplication(row)),
  questions_added: (row) =>
    t("Added questions of the funder to the application “{subject}”", { subject: nameSubject(row) }),
  question_answer_accepted: (row) =>
    t("Accepted the answer to “{subject}” for “{application}”", nameInApplication(row)),
  call_given: (row) => t("Had the call of “{subject}” read", { subject: nameSubject(row) }),
  call_deleted: (row) => t("Deleted the call of “{subject}”", { subject: nameSubject(row) }),
  review_asked: (row) =>
    t("Asked for a mock review of the application “{subject}”", { subject: nameSubject(row) }),
  finding_put_aside: (row) =>
    t("Put a finding of the application “{subject}” aside", { subject: nameSubject(row) }),
  finding_taken_up: (row) =>
    t("Took a finding of the application “{subject}” up again", { subject: nameSubject(row) }),
  application_sent: (row) =>
    t("Kept how the application “{subject}” was sent", { subject: nameSubject(row) }),
  result_recorded: (row) =>
    t("Recorded the result of the application “{subject}”", { subject: nameSubject(row) }),
  obligation_added: (row) => t("Added “{subject}” to the award of “{application}”", nameInApplication(row)),
  obligation_changed: (row) =>
    t("Changed “{subject}” of the award of “{application}”", nameInApplication(row)),
  obligation_done: (row) => t("Finished “{subject}” of the award of “{application}”", nameInApplication(row)),
  obligation_deleted: (row) =>
    t("Deleted “{subject}” of the award of “{application}”", nameInApplication(row)),
  spending_added: (row) => t("Added spending to the award of “{subject}”", { subject: nameSubject(row) }),
  spending_deleted: (row) => t("Deleted spending of the award of “{subject}”", { subject: nameSubject(row) }),
  outcome_added: (row) => t("Added an outcome to the award of “{subject}”", { subject: nameSubject(row) }),
  outcome_deleted: (row) =>
    t("Deleted an outcome of the award of “{subject}”", { subject: nameSubject(row) }),
  deck_added: (row) => t("Added the pitch deck “{subject}”", { subject: nameSubject(row) }),
  deck_analysed: (row) => t("Asked for an analysis of “{subject}”", { subject: nameSubject(row) }),
  deck_deleted: (row) => t("Deleted the pitch deck “{subject}”", { subject: nameSubject(row) }),
  document_added: (row) => t("Added the document “{subject}”", { subject: nameSubject(row) }),
  document_changed: (row) =>
    t("Changed the details of the document “{subject}”", { subject: nameSubject(row) }),
  document_renewed: (row) =>
    t("Uploaded a new version of the document “{subject}”", { subject: nameSubject(row) }),
  document_deleted: (row) => t("Deleted the document “{subject}”", { subject: nameSubject(row) }),
  document_attached: (row) =>
    t("Attached “{subject}” to the application “{application}”", nameInApplication(row)),
  document_detached: (row) =>
    t("Removed “{subject}” from the application “{application}”", nameInApplication(row)),
  note_added: () => t("Added a note about a funder"),
  note_changed: () => t("Changed a note about a funder"),
  note_deleted: () => t("Deleted a note about a funder"),
  member_invited: (row) =>
    t("Invited {subject} as {role}", { subject: nameSubject(row), role: nameRole(row) }),
  invitation_revoked: (row) => t("Revoked the invitation of {subject}", { subject: nameSubject(row) }),
  invitation_declined: (row) => t("Declined the invitation of {subject}", { subject: nameSubject(row) }),
  search_shared: (row) => t("Shared the saved search “{subject}”", { subject: nameSubject(row) }),
  search_unshared: (row) => t("Stopped sharing the saved search “{subject}”", { subject: nameSubject(row) }),
  shortlist_made: (row) => t("Made the shortlist “{subject}”", { subject: nameSubject(row) }),
  shortlist_opened: (row) =>
    t("Let anybody with a link read the shortlist “{subject}”", { subject: nameSubject(row) }),
  shortlist_closed: (row) => t("Ended the link of the shortlist “{subject}”", { subject: nameSubject(row) }),
  shortlist_deleted: (row) => t("Deleted the shortlist “{subject}”", { subject: nameSubject(row) }),
  member_joined: (row) => t("Joined as {role}", { role: nameRole(row) }),
  role_changed: (row) => t("Gave {member} the role {role}", { member: nameMember(row), role: nameRole(row) }),
  member_removed: (row) => t("Removed {member}", { member: nameMember(row) }),
  member_left: () => t("Left"),
  key_made: (row) => t("Made the API key “{subject}”", { subject: nameSubject(row) }),
  key_ended: (row) => t("Ended the API key “{subject}”", { subject: nameSubject(row) }),
  webhook_made: (row) => t("Made a webhook to {subject}", { subject: nameSubject(row) }),
  webhook_ended: (row) => t("Ended the webhook to {subject}", { subject: nameSubject(row) }),
};

/** Who did it. A guest has no account, only a name. */
const nameActor = ({ kind, actor, subject }: ActivityRow) => (kind === "guest_answered" ? subject : actor);

const describe = (row: ActivityRow): string => TEXTS[row.kind](row);
