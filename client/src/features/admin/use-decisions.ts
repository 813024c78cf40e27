import { useMutation, useMutationState, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminListView, BulkDecisionView } from "@shared/validators/curation";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { formatCount } from "@/lib/format/format";
import { pendingKey } from "@/lib/api/queries/admin-keys";
import { toast } from "@/lib/toast";
import { refreshCatalogue } from "./api";
import { DECISION_WORDS, getDecisionToast, type Decision } from "./wording";
import { t } from "@/words";

type Named = { id: string; name: string };
export type Decided = { decision: Decision; opportunities: readonly Named[] };

const countsAsPending = (name: string | undefined) =>
  name === undefined ? t("It is pending again.") : t("{name} is pending again.", { name });

const decideKey = ["decide-opportunities"] as const;
const KEPT_FOR_UNDO = 50;

async function sendDecision({ decision, opportunities }: Decided): Promise<BulkDecisionView> {
  const ids = opportunities.map(({ id }) => id);
  const [only] = ids;
  if (ids.length !== 1 || only === undefined)
    return apiRequest("POST", "/api/admin/opportunities/bulk", { ids, decision });
  await apiRequest("POST", `/api/admin/opportunities/${encodeURIComponent(only)}/${decision}`);
  return { changed: ids, skipped: [] };
}

/** Removes rows from every cached pending list, before the lists are read again. */
async function removeFromPending(client: QueryClient, ids: readonly string[]): Promise<void> {
  // A read that started before the decision must not bring the rows back.
  await client.cancelQueries({ queryKey: pendingKey });
  client.setQueriesData<AdminListView>({ queryKey: pendingKey }, (known) => {
    if (!known) return known;
    const opportunities = known.opportunities.filter(({ id }) => !ids.includes(id));
    const gone = known.opportunities.length - opportunities.length;
    return { opportunities, pagination: { ...known.pagination, total: known.pagination.total - gone } };
  });
}

/** Verifies, rejects and undoes. A decided row is hidden at once by `useHiddenIds`, and returns if the server refuses. */
export function useDecisions() {
  const client = useQueryClient();
  const [past, setPast] = useState<readonly Decided[]>([]);
  const [isDismissed, setDismissed] = useState(false);
  const forget = (gone: Decided) => setPast((known) => known.filter((each) => each !== gone));

  const decide = useMutation({
    mutationKey: decideKey,
    mutationFn: sendDecision,
    onSuccess: async (view, { decision, opportunities }) => {
      const changed = opportunities.filter(({ id }) => view.changed.includes(id));
      if (changed.length > 0) {
        setPast((known) => [...known, { decision, opportunities: changed }].slice(-KEPT_FOR_UNDO));
        setDismissed(false);
      }
      await removeFromPending(
        client,
        opportunities.map(({ id }) => id),
      );
      void refreshCatalogue(client);
      toast(
        getDecisionToast(
          decision,
          changed.map(({ name }) => name),
          view,
        ),
      );
    },
    onError: (error, { decision }) => {
      void refreshCatalogue(client);
      const { failed, fallback } = DECISION_WORDS[decision];
      toastFailure(failed, error, fallback);
    },
  });

  const undo = useMutation({
    mutationFn: ({ opportunities }: Decided) =>
      apiRequest<BulkDecisionView>("POST", "/api/admin/opportunities/bulk", {
        ids: opportunities.map(({ id }) => id),
        decision: "reopen",
      }),
    onSuccess: async ({ changed }, decided) => {
      forget(decided);
      await refreshCatalogue(client);
      if (changed.length === 0) {
        toast({
          title: t("Update Failed"),
          description: t.count(
            decided.opportunities.length,
            "1 opportunity was changed in the meantime and was left alone.",
            "{n} opportunities were changed in the meantime and were left alone.",
            { n: formatCount(decided.opportunities.length) },
          ),
          variant: "destructive",
        });
        return;
      }
      toast({
        title: t("Decision taken back"),
        description:
          changed.length === 1
            ? countsAsPending(decided.opportunities.find(({ id }) => id === changed[0])?.name)
            : t.count(
                changed.length,
                "1 opportunity is pending again.",
                "{n} opportunities are pending again.",
                {
                  n: formatCount(changed.length),
                },
              ),
      });
    },
    onError: (error) => toastFailure(t("Update Failed"), error, t("Failed to take the decision back")),
  });

  const last = past.at(-1);
  return {
    decide: (decision: Decision, opportunities: readonly Named[]) =>
      opportunities.length > 0 && decide.mutate({ decision, opportunities }),
    /** The last decision that can be undone; `shown` unless the user has dismissed it. */
    last,
    isLastShown: last !== undefined && !isDismissed,
    dismissLast: () => setDismissed(true),
    undoLast: () => last && !undo.isPending && undo.mutate(last),
    isUndoing: undo.isPending,
  };
}
export type Decisions = ReturnType<typeof useDecisions>;

/** Ids whose decision is being sent. */
export function useHiddenIds(): ReadonlySet<string> {
  const sent = useMutationState({
    filters: { mutationKey: decideKey, status: "pending" },
    select: (mutation) => (mutation.state.variables as Decided).opportunities.map(({ id }) => id),
  });
  return new Set(sent.flat());
}
