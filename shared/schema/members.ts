import { index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { ACTIVITY_KINDS, type ActivityKind } from "../constants/activity";
import { MEMBER_ROLES, type MemberRole } from "../constants/members";
import { checkOneOf, id, instant, timestamps } from "./columns";
import { entities } from "./entities";
import { users } from "./users";

/** Who may see and change an entity. A trigger makes whoever creates an entity its first owner. */
export const memberships = pgTable(
  "memberships",
  {
    entityId: uuid()
      .notNull()
      .references(() => entities.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text().$type<MemberRole>().notNull(),
    ...timestamps,
  },
  (t) => [
    primaryKey({ columns: [t.entityId, t.userId] }),
    index("memberships_user_idx").on(t.userId, t.entityId),
    checkOneOf("memberships_role_known", t.role, MEMBER_ROLES),
  ],
);

/** An invitation that was not answered yet. Accepting, declining or revoking it deletes the row. */
export const invitations = pgTable(
  "invitations",
  {
    id: id(),
    entityId: uuid()
      .notNull()
      .references(() => entities.id, { onDelete: "cascade" }),
    /** Only the account with this address can accept it. Trimmed and in lower case. */
    email: text().notNull(),
    role: text().$type<MemberRole>().notNull(),
    /** SHA-256 of the mailed token. */
    tokenHash: text().notNull().unique(),
    invitedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    /** When the newest mail was queued. */
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    unique("invitations_once_unique").on(t.entityId, t.email),
    index("invitations_inviter_idx").on(t.invitedBy, t.sentAt),
    index("invitations_email_idx").on(t.email, t.expiresAt),
    checkOneOf("invitations_role_known", t.role, MEMBER_ROLES),
  ],
);

/** What was done in an entity, written with what was done. Kept for a year. */
export const entityActivity = pgTable(
  "entity_activity",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    entityId: uuid()
      .notNull()
      .references(() => entities.id, { onDelete: "cascade" }),
    kind: text().$type<ActivityKind>().notNull(),
    /** Null once the account is deleted. */
    actorId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** The member that it was done to. */
    memberId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** What it was done to: the title of an application, the name of a file, an invited address. */
    subject: text(),
    /** The new status or role, or the title of the application of a task. */
    value: text(),
    at: instant().notNull(),
  },
  (t) => [
    index("entity_activity_list_idx").on(t.entityId, t.id.desc()),
    index("entity_activity_at_idx").on(t.at),
    index("entity_activity_actor_idx").on(t.actorId),
    index("entity_activity_member_idx").on(t.memberId),
    checkOneOf("entity_activity_kind_known", t.kind, ACTIVITY_KINDS),
  ],
);
