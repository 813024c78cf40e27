import type { ProfileAiReading, StoredProposal } from "@shared/validators/profile-proposals";
import type { Deps } from "../../context/deps";
import type { JobDefinition } from "../../jobs/types";
import { inTransaction } from "../../platform/db/database";
import { retryUntilDatabaseIsBack } from "../../platform/db/retry-database";
import { refreshMembers } from "../members/refresh-members";
import { releaseObjects } from "../objects/release";
import { askAboutProfile } from "./asking/ask-about-profile";
import { createQuoteCheck } from "./check-quote";
import * as queries from "./profile-readings.queries";
import { proposalKeys } from "./profile-proposals.service";
import { type FoundAnswer, listContradicted, readProfile } from "./rules/read-profile";
import { readSource } from "./sources/read-source";
import { UnreadableSource } from "./sources/unreadable-source";
import type { SourcePage } from "./types";

/** Reads a website or a file for answers of a profile. It can run again after any interruption: a reading is stored once. */
export const readProfileSourceJob: JobDefinition<"read-profile-source"> = {
  retries: 2,
  retryDelaySeconds: 10,
  expireInSeconds: 240,
  concurrency: 1,
  async handle(deps, { data: { readingId }, signal }) {
    const waiting = await queries.selectWaiting(deps.db, readingId);
    if (!waiting) return;
    const { reading, entity, object } = waiting;
    const run = reading.requestedRun;
    try {
      const { pages, mayBeSentToAi } = await readSource(deps, reading, object, signal);
      const { entityId, requestedBy } = reading;
      const asked =
        requestedBy === null || !mayBeSentToAi
          ? null
          : await askAboutProfile(
              deps,
              {
                ...{ entityId, userId: requestedBy, isVerified: waiting.isVerified ?? false },
                use: reading.source === "deck" ? "decks" : "drafts",
              },
              { pages, subject: entity },
              signal,
            );
      const found = {
        pages,
        proposals: joinAnswers(propose(pages, entity), asked?.answers ?? [], listContradicted(pages, entity)),
        aiReading: asked?.reading ?? null,
      };
      await retryUntilDatabaseIsBack(() => keepReading(deps, { readingId, run }, found), {
        isOver: () => signal.aborted,
      });
    } catch (error) {
      if (!(error instanceof UnreadableSource)) throw error;
      await fail(deps, { readingId, run }, error.text);
    }
  },
  giveUp: (deps, { readingId, run }) =>
    fail(deps, { readingId, run }, "It could not be read. Please try again."),
};

type Run = { readingId: string; run: number };
type Found = {
  pages: readonly SourcePage[];
  proposals: StoredProposal[];
  aiReading: ProfileAiReading | null;
};

/** What the rules read. Each quote is looked for once more on its page. */
function propose(pages: readonly SourcePage[], entity: Parameters<typeof readProfile>[1]): StoredProposal[] {
  const stands = createQuoteCheck(pages);
  return readProfile(pages, entity)
    .filter(({ page, quote }) => stands(page, quote))
    .map((answer) => ({ ...answer, isFromAi: false }));
}

/** What the rules read, and of a provider only the answers to questions that they left open and found no contradiction in. */
const joinAnswers = (
  byRules: StoredProposal[],
  others: readonly FoundAnswer[],
  contradicted: ReadonlySet<string>,
): StoredProposal[] => [
  ...byRules,
  ...others
    .filter(({ field }) => !contradicted.has(field) && !byRules.some((one) => one.field === field))
    .map((answer) => ({ ...answer, isFromAi: true })),
];

async function keepReading(
  deps: Pick<Deps, "clock" | "db" | "fileUses" | "jobs" | "push">,
  { readingId, run }: Run,
  { pages, proposals, aiReading }: Found,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const reading = await queries.lockReading(tx, readingId);
    // Another source was given meanwhile, or it was cancelled.
    if (!reading || reading.requestedRun !== run || reading.finishedRun >= run) return;
    if (reading.objectId) await releaseObjects(tx, deps, { id: reading.objectId });
    await queries.finishReading(tx, readingId, run, {
      readAt: deps.clock.now(),
      pages: pages.map(({ number, address }) => ({ number, address })),
      proposals,
      aiReading,
    });
    await refreshMembers(deps, tx, reading.entityId, proposalKeys(reading.entityId));
  });
  deps.jobs.nudge("sweep-objects");
}

async function fail(
  deps: Pick<Deps, "db" | "fileUses" | "jobs" | "push">,
  { readingId, run }: Run,
  reason: UnreadableSource["text"],
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const reading = await queries.lockReading(tx, readingId);
    if (reading?.objectId && reading.requestedRun === run)
      await releaseObjects(tx, deps, { id: reading.objectId });
    const failed = await queries.failReading(tx, readingId, run, reason);
    if (failed) await refreshMembers(deps, tx, failed.entityId, proposalKeys(failed.entityId));
  });
  deps.jobs.nudge("sweep-objects");
}
