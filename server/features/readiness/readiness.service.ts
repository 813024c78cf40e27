import { createHash } from "node:crypto";
import { FINDING_CODES } from "@shared/constants/readiness";
import type {
  DismissFindingInput,
  FindingView,
  ReadinessView,
  UncheckedPart,
} from "@shared/validators/readiness";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import { notFound } from "../../platform/errors/app-error";
import type { QueryKey } from "../../platform/realtime/types";
import { logActivity } from "../activity/log-activity";
import { lockApplication } from "../applications/applications.service";
import { refreshOthers } from "../members/refresh-members";
import { findFindings } from "./find-findings";
import { gatherInput } from "./gather-input";
import * as queries from "./readiness.queries";
import { type Found, listTexts, type ReadinessInput } from "./types";

const keysOf = (applicationId: string): QueryKey[] => [["/api/applications", applicationId, "readiness"]];

/**
 * Finds what is wrong with an application before it is sent, and what members have put aside.
 * @throws AppError not_found unless the caller may read the application
 */
export async function getReadiness(
  ctx: ServiceContext<"clock">,
  applicationId: string,
): Promise<ReadinessView> {
  const input = await gatherInput(ctx, applicationId);
  const findings = findFindings(input).map((found) => toView(found, input));
  const dismissals = await queries.selectDismissals(
    ctx.db,
    applicationId,
    findings.map(({ key }) => key),
  );
  const dismissalOf = (finding: FindingView) => dismissals.find(({ key }) => key === finding.key);
  return {
    findings: findings.filter((finding) => !dismissalOf(finding)),
    dismissed: findings.flatMap((finding) => {
      const dismissal = dismissalOf(finding);
      if (!dismissal) return [];
      const { id, reason, by, at } = dismissal;
      return [{ ...finding, dismissal: { id, reason, by, at: at.toISOString() } }];
    }),
    checked: {
      texts: listTexts(input).length,
      documents: input.checklist.filter(({ state }) => state !== "missing").length,
      applications: input.others.filter(({ isLive }) => isLive).length,
    },
    unchecked: listUnchecked(input),
  };
}

/**
 * Puts a finding aside. It comes back when the words that it is about change.
 * @throws AppError not_found, also for a finding that is not there any more; forbidden unless the caller may edit
 */
export function dismissFinding(
  ctx: ServiceContext<"clock" | "push">,
  applicationId: string,
  { key, reason }: DismissFindingInput,
): Promise<ReadinessView> {
  return withTransaction(ctx, async (tx) => {
    const { entityId, title } = await lockApplication(tx, applicationId, "edit");
    const { findings, dismissed } = await getReadiness(tx, applicationId);
    if (![...findings, ...dismissed].some((finding) => finding.key === key)) throw notFound("Finding");
    await queries.upsertDismissal(tx.db, {
      ...{ applicationId, key, reason, dismissedBy: tx.actor.id, dismissedAt: tx.deps.clock.now() },
    });
    await logActivity(tx, entityId, "finding_put_aside", { subject: title });
    await refreshOthers(tx, entityId, keysOf(applicationId));
    return getReadiness(tx, applicationId);
  });
}

/**
 * Takes a finding up again that was put aside.
 * @throws AppError not_found; forbidden unless the caller may edit
 */
export function restoreFinding(
  ctx: ServiceContext<"clock" | "push">,
  { applicationId, dismissalId }: { applicationId: string; dismissalId: string },
): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const { entityId, title } = await lockApplication(tx, applicationId, "edit");
    if (!(await queries.deleteDismissal(tx.db, applicationId, dismissalId))) throw notFound("Finding");
    await logActivity(tx, entityId, "finding_taken_up", { subject: title });
    await refreshOthers(tx, entityId, keysOf(applicationId));
  });
}

function toView(found: Found, input: ReadinessInput): FindingView {
  const { code, params, place, against } = found;
  const { kind, weight } = FINDING_CODES[code];
  const surroundings = [found.place.start === null ? null : sentenceAt(found, input), against ?? null];
  const content = JSON.stringify([code, params, place.part, place.id, place.quote, surroundings]);
  const key = createHash("sha256").update(content).digest("hex");
  return { key, kind, code, weight, params, place, against: against ?? null };
}

/** The line in which the words stand: when it changes, somebody has to look again. */
function sentenceAt({ place }: Found, input: ReadinessInput): string | null {
  const text = listTexts(input).find(({ part, id }) => part === place.part && id === place.id)?.text;
  if (text === undefined || place.start === null) return null;
  const from = Math.max(text.lastIndexOf("\n", place.start), text.lastIndexOf(". ", place.start)) + 1;
  const ends = [text.indexOf("\n", place.start), text.indexOf(". ", place.start)].filter((end) => end >= 0);
  return text.slice(from, ends.length > 0 ? Math.min(...ends) : undefined).trim();
}

function listUnchecked({ budget, call, profile, askingCurrency }: ReadinessInput): UncheckedPart[] {
  const hasRange =
    call !== null && (call.minAmount ?? call.maxAmount) !== null && call.currency === askingCurrency;
  const parts: [UncheckedPart, boolean][] = [
    ["call", call === null],
    ["deadline", call !== null && call.deadline === null],
    ["amountRange", call !== null && !hasRange],
    ["profileFigures", profile.foundedYear === null || profile.staff === null],
    ["budget", budget === null],
    ["fileRules", true],
  ];
  return parts.flatMap(([part, isOpen]) => (isOpen ? [part] : []));
}
