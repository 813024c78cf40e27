import { ACTIVITY_EXPORT_MAX } from "@shared/constants/activity";
import { CURATED_FIELD_LABELS, type RightAction } from "@shared/constants/curation";
import type { ActivityView, AdminActivityQuery } from "@shared/validators/activity";
import { translateLabel } from "@shared/words/labels";
import { listComma } from "@shared/words/language";
import type { ServiceContext } from "../../../context/deps";
import type { Db } from "../../../platform/db/database";
import { t } from "../../../platform/text/words";
import { toActivityTable } from "../../activity/activity.service";
import { type ActRow, insertRightLog, selectActs } from "./admin-activity.queries";

/** Lists what all administrators did, newest first. The caller has checked that an administrator asks. */
export async function listAdminActivity(
  { db }: ServiceContext,
  { lastId, limit }: AdminActivityQuery,
): Promise<ActivityView<string>> {
  const rows = await selectActs(db, { lastId, limit: limit + 1 });
  const items = rows.slice(0, limit).map((row) => ({
    ...{ id: row.id, at: row.at.toISOString(), actor: row.actor },
    text: describe(row),
  }));
  return { items, hasMore: rows.length > limit };
}

/** The newest acts as rows of a table, with headings. The caller has checked that an administrator asks. */
export async function findAdminActivityRows({ db }: ServiceContext): Promise<string[][]> {
  const rows = await selectActs(db, { limit: ACTIVITY_EXPORT_MAX });
  return toActivityTable(rows.map((row) => ({ at: row.at, actor: row.actor, text: describe(row) })));
}

/**
 * Writes down that an account was given the rights of an administrator, or lost them, in the transaction that changes
 * them. The entry is about this account: the operator of the server, who does it, has none.
 */
export const noteRights = (
  db: Db,
  entry: { userId: string; action: RightAction; now: Date },
): Promise<void> => insertRightLog(db, entry);

const labels: Record<string, string> = CURATED_FIELD_LABELS;
const nameFields = ({ subject, fields }: ActRow) => ({
  subject,
  fields: fields.map((field) => translateLabel(labels[field] ?? field)).join(listComma()),
});

const TEXTS: Record<ActRow["action"], (row: ActRow) => string> = {
  created: ({ subject }) => t("Added “{subject}” by hand", { subject }),
  edited: (row) => t("Edited “{subject}”: {fields}", nameFields(row)),
  verified: ({ subject }) => t("Verified “{subject}”", { subject }),
  rejected: ({ subject }) => t("Rejected “{subject}”", { subject }),
  reopened: ({ subject }) => t("Took back the decision on “{subject}”", { subject }),
  deleted: ({ subject }) => t("Deleted the opportunity “{subject}”", { subject }),
  change_accepted: (row) => t("Accepted what the source of “{subject}” says now: {fields}", nameFields(row)),
  change_declined: (row) => t("Declined what the source of “{subject}” says now: {fields}", nameFields(row)),
  merged: ({ subject }) => t("Merged “{subject}” with another opportunity", { subject }),
  split: ({ subject }) => t("Took back the merging of “{subject}”", { subject }),
  kept_apart: ({ subject }) => t("Kept “{subject}” as a call of its own", { subject }),
  source_read: ({ subject }) => t("Had the source “{subject}” read", { subject }),
  source_on: ({ subject }) => t("Switched the source “{subject}” on", { subject }),
  source_off: ({ subject }) => t("Switched the source “{subject}” off", { subject }),
  rights_given: () => t("Was given an administrator’s rights by the operator of the server"),
  rights_taken: () => t("Lost an administrator’s rights, by the operator of the server"),
};

const describe = (row: ActRow): string => TEXTS[row.action](row);
