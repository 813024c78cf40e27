import type { AiUse, ConsentProvider } from "@shared/constants/ai-consents";
import type { AiAuthor } from "@shared/constants/enums";
import type { Deps } from "../../context/deps";
import { type Db, inTransaction, type Transaction } from "../../platform/db/database";
import { selectAgreed } from "./ai-consents.queries";
import { findMatchingRecipient, listRecipients, type RecipientNeeds } from "./recipients";

type Needs = { db: Db; deps: Pick<Deps, RecipientNeeds> };

/**
 * Returns who of the asked providers may be sent this entity's texts; `builtin` where nobody may. Ask again at the
 * moment of sending, because an agreement may be withdrawn meanwhile. `db` is the primary, which knows that first.
 */
export async function narrowToAgreed(
  { db, deps }: Needs,
  { entityId, use }: { entityId: string; use: Exclude<AiUse, "matching"> },
  asked: AiAuthor,
): Promise<AiAuthor> {
  const agreed: ConsentProvider[] = [];
  for (const recipient of listRecipients(deps)) {
    const isAsked = recipient.use === use && (asked === "both" || recipient.provider === asked);
    if (isAsked && (await selectAgreed(db, [entityId], recipient)).has(entityId))
      agreed.push(recipient.provider);
  }
  return agreed.length > 1 ? "both" : (agreed[0] ?? "builtin");
}

type EmbedNeeds = Pick<Deps, "config" | "db" | "embedder">;

/** Returns those of the entities whose profiles may be given to the embedder: all where it is the built-in one. */
export async function selectMatchable(
  { db, ...deps }: EmbedNeeds,
  entityIds: string[],
): Promise<Set<string>> {
  const recipient = findMatchingRecipient(deps);
  return recipient ? selectAgreed(db, entityIds, recipient) : new Set(entityIds);
}

/** Calls `store` with those of the entities that have still agreed: a withdrawal waits for the end of it, or came before. */
export function storeMatchable(
  { db, ...deps }: EmbedNeeds,
  entityIds: string[],
  store: (db: Transaction, agreed: Set<string>) => Promise<void>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const recipient = findMatchingRecipient(deps);
    const agreed = recipient ? await selectAgreed(tx, entityIds, recipient, { lock: true }) : entityIds;
    await store(tx, new Set(agreed));
  });
}
