import type {
  AdminOpportunityDetailView,
  AdminOpportunityView,
  CurationEntryView,
  OpportunityChangeView,
} from "@shared/validators/curation";
import { wordMessage } from "@shared/words/messages";
import type { AdminRow } from "./curation-list.queries";
import type { ChangeRow, LogRow, ProvenanceRow, RulesRow } from "./curation.queries";

export const toAdminView = ({
  looksLikeId,
  looksLikeName,
  looksLikeStatus,
  ...row
}: AdminRow): AdminOpportunityView => ({
  ...row,
  linkProblem: row.linkProblem && wordMessage(row.linkProblem),
  createdAt: row.createdAt.toISOString(),
  lastSyncedAt: row.lastSyncedAt?.toISOString() ?? null,
  verifiedAt: row.verifiedAt?.toISOString() ?? null,
  looksLike:
    looksLikeId !== null && looksLikeName !== null && looksLikeStatus !== null
      ? { id: looksLikeId, name: looksLikeName, verificationStatus: looksLikeStatus }
      : null,
});

const toChangeView = (change: ChangeRow): OpportunityChangeView => ({
  id: change.id,
  field: change.field,
  before: change.before ?? null,
  after: change.after ?? null,
  quote: change.quote,
  ...(change.lastListedAt !== null && { lastListedAt: change.lastListedAt.toISOString() }),
  ...(change.source !== null && { source: change.source }),
  createdAt: change.createdAt.toISOString(),
});

const toEntryView = ({ action, by, at, fields }: LogRow): CurationEntryView => ({
  action,
  by,
  at: at.toISOString(),
  fields,
});

export const toDetailView = (
  row: AdminRow,
  rules: RulesRow,
  provenance: ProvenanceRow,
  changes: ChangeRow[],
  log: LogRow[],
): AdminOpportunityDetailView => ({
  ...toAdminView(row),
  ...rules,
  origins: provenance?.origins ?? {},
  lockedFields: provenance?.lockedFields ?? [],
  changes: changes.map(toChangeView),
  log: log.map(toEntryView),
});
