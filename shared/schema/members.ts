import { index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
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

/** An invitation that was not accepted yet. Accepting or revoking it deletes the row. */
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
    checkOneOf("invitations_role_known", t.role, MEMBER_ROLES),
  ],
);
