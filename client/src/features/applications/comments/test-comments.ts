import type { CommentView } from "@shared/validators/comments";

/** Builds a comment of somebody else on the whole of an application. */
export const buildComment = (id: string, given: Partial<CommentView> = {}): CommentView => ({
  ...{ id, parentId: null, passage: null, text: `Comment ${id}`, replacement: null, decision: null },
  ...{ mentions: [], author: "Kofi Boateng", isOwn: false },
  ...{ createdAt: "2026-03-04T10:00:00.000Z", editedAt: null, resolvedAt: null, resolvedBy: null },
  ...given,
});
