import { and, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { funderProfiles as f } from "@shared/schema/index";
import type { Transaction } from "../platform/db/database";
import type { CatalogueFunder } from "./catalogue-files";

/** By what else a funder is known, and what it is a part of. Funders are told apart by their names. */
export type FunderIdentity = {
  name: string;
  rorId: string | null;
  orgIds: string[];
  uei: string | null;
  aliases: string[];
  parentName: string | null;
};

/** Lists the identities of the funders that have one, with their ids in the catalogue. */
export function listIdentities(funders: readonly CatalogueFunder[]): (FunderIdentity & { id: string })[] {
  const names = new Map(funders.map(({ id, name }) => [id, name]));
  return funders
    .filter(
      (funder) =>
        funder.rorId || funder.uei || funder.parentId || funder.orgIds.length + funder.aliases.length > 0,
    )
    .map(({ id, name, rorId = null, orgIds, uei = null, aliases, parentId = "" }) => ({
      id,
      name,
      rorId,
      orgIds,
      uei,
      aliases,
      parentName: names.get(parentId) ?? null,
    }));
}

const isUnidentified = and(
  isNull(f.rorId),
  isNull(f.uei),
  eq(f.orgIds, []),
  eq(f.aliases, []),
  isNull(f.parentId),
);

/** Writes identities. A funder that has one already keeps it. */
export async function writeIdentities(tx: Transaction, identities: readonly FunderIdentity[]): Promise<void> {
  const parent = alias(f, "parent");
  for (const { name, parentName, ...identity } of identities) {
    const parentId = tx
      .select({ id: parent.id })
      .from(parent)
      .where(eq(parent.name, parentName ?? ""));
    await tx
      .update(f)
      .set({ ...identity, parentId: sql`(${parentId})` })
      .where(and(eq(f.name, name), isUnidentified));
  }
}
