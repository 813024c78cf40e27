/** What a member of an entity may do, from most to least. */
export const MEMBER_ROLES = ["owner", "editor", "commenter", "viewer"] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const MEMBER_ROLE_LABELS: Record<MemberRole, string> = {
  owner: "Owner",
  editor: "Editor",
  commenter: "Commenter",
  viewer: "Viewer",
};

/** read: see everything of the entity; comment: on its applications; edit: change it; manage: its members, and deleting it. */
export type Right = "read" | "comment" | "edit" | "manage";

const ROLE_RIGHTS: Record<MemberRole, readonly Right[]> = {
  owner: ["read", "comment", "edit", "manage"],
  editor: ["read", "comment", "edit"],
  commenter: ["read", "comment"],
  viewer: ["read"],
};

export const hasRight = (role: MemberRole, right: Right): boolean => ROLE_RIGHTS[role].includes(right);

export const MEMBERS_PER_ENTITY = 1_000;
/** Invitations that were not accepted yet. */
export const INVITATIONS_PER_ENTITY = 100;
export const INVITATION_DAYS = 7;
/** Invitations that a person is shown, the oldest. */
export const RECEIVED_INVITATIONS_MAX = 50;
