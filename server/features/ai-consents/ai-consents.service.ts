import { AI_COMPANIES, type AiUse, type ConsentProvider } from "@shared/constants/ai-consents";
import type { AiConsentsView, ChangeAiConsentInput } from "@shared/validators/ai-consents";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import { AppError } from "../../platform/errors/app-error";
import { logActivity } from "../activity/log-activity";
import { lockEntity } from "../entities/entities.service";
import { enqueueEntityEmbedding } from "../matching/retrieval/embeddings.service";
import { requireRight } from "../members/access";
import { refreshMembers } from "../members/refresh-members";
import * as queries from "./ai-consents.queries";
import { findRecipient, listRecipients, type RecipientNeeds } from "./recipients";

/**
 * Lists what this server would send to whom, and who has agreed to it.
 * @throws AppError not_found unless the caller is a member
 */
export async function listConsents(
  ctx: ServiceContext<RecipientNeeds>,
  entityId: string,
): Promise<AiConsentsView> {
  const role = await requireRight(ctx, "read", entityId);
  const agreed = await queries.selectConsents(ctx.db, entityId);
  const consents = listRecipients(ctx.deps).map(({ use, provider, host }) => {
    const one = agreed.find((row) => row.use === use && row.provider === provider && row.host === host);
    const { policyUrl } = AI_COMPANIES[provider];
    const isKnown = host === AI_COMPANIES[provider].host;
    return {
      ...{ use, provider, host, name: nameRecipient({ provider, host }) },
      policyUrl: isKnown ? policyUrl : null,
      agreedAt: one?.agreedAt.toISOString() ?? null,
      agreedBy: one?.agreedBy ?? null,
    };
  });
  return { mayChange: role === "owner", consents };
}

/** Only the company's own host is known to be the company: any other is named itself. */
const nameRecipient = ({ provider, host }: { provider: ConsentProvider; host: string }) =>
  host === AI_COMPANIES[provider].host ? AI_COMPANIES[provider].name : host;

/**
 * Agrees to a use by a provider, or withdraws that. A withdrawal deletes what the provider made for matching at once.
 * @throws AppError not_found; forbidden unless the caller is an owner; validation_failed where this server would send
 * nothing, so that there is nothing to agree to
 */
export async function changeConsent(
  ctx: ServiceContext<RecipientNeeds | "clock" | "jobs" | "push">,
  entityId: string,
  { use, provider, isAgreed }: ChangeAiConsentInput,
): Promise<AiConsentsView> {
  const view = await withTransaction(ctx, async (tx) => {
    await lockEntity(tx, entityId, "manage");
    const recipient = findRecipient(tx.deps, use, provider);
    if (isAgreed && !recipient)
      throw new AppError("validation_failed", "This server does not use that AI provider", {
        provider: ["This server does not use that AI provider"],
      });
    const isChanged =
      isAgreed && recipient
        ? await agree(tx, entityId, recipient)
        : await withdraw(tx, entityId, { use, provider });
    if (isChanged)
      await refreshMembers(tx.deps, tx.db, entityId, [
        ["/api/entities", entityId, "ai-consents"],
        ...(use === "matching" ? [["/api/opportunities"]] : []),
      ]);
    return listConsents(tx, entityId);
  });
  ctx.deps.jobs.nudge("embed-entity");
  return view;
}

async function agree(
  tx: ServiceContext<"clock" | "jobs">,
  entityId: string,
  recipient: queries.Recipient,
): Promise<boolean> {
  const agreed = { ...recipient, entityId, agreedBy: tx.actor.id, agreedAt: tx.deps.clock.now() };
  if (!(await queries.insertConsent(tx.db, agreed))) return false;
  if (recipient.use === "matching") await enqueueEntityEmbedding(tx, entityId);
  await logActivity(tx, entityId, "ai_agreed", { subject: nameRecipient(recipient), value: recipient.use });
  return true;
}

async function withdraw(
  tx: ServiceContext<RecipientNeeds | "clock">,
  entityId: string,
  { use, provider }: { use: AiUse; provider: ConsentProvider },
): Promise<boolean> {
  if (!(await queries.deleteConsent(tx.db, { entityId, use, provider }))) return false;
  if (use === "matching") await queries.deleteVector(tx.db, entityId);
  const subject = nameRecipient(
    findRecipient(tx.deps, use, provider) ?? { provider, host: AI_COMPANIES[provider].host },
  );
  await logActivity(tx, entityId, "ai_withdrawn", { subject, value: use });
  return true;
}
