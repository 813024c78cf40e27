/** What members do with an entity that its log tells. */
export const ACTIVITY_KINDS = [
  "entity_changed",
  "profile_changed",
  "application_created",
  "application_changed",
  "application_status",
  "application_exported",
  "comment_made",
  "comment_resolved",
  "suggestion_accepted",
  "suggestion_declined",
  "task_added",
  "task_done",
  "task_deleted",
  "ai_agreed",
  "ai_withdrawn",
  "guest_asked",
  "guest_answered",
  "guest_accepted",
  "guest_revoked",
  "questions_added",
  "question_answer_accepted",
  "call_given",
  "call_deleted",
  "deck_added",
  "deck_analysed",
  "deck_deleted",
  "document_added",
  "document_changed",
  "document_renewed",
  "document_deleted",
  "document_attached",
  "document_detached",
  "note_added",
  "note_changed",
  "note_deleted",
  "member_invited",
  "invitation_revoked",
  "invitation_declined",
  "search_shared",
  "search_unshared",
  "member_joined",
  "role_changed",
  "member_removed",
  "member_left",
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export const ACTIVITY_PAGE = 20;
export const ACTIVITY_PAGE_MAX = 100;
export const ACTIVITY_DAYS = 365;
/** Rows of a downloaded log, the newest. */
export const ACTIVITY_EXPORT_MAX = 10_000;
