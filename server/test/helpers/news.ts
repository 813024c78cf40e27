import type { applications } from "@shared/schema/index";
import { entities, fundingOpportunities, mailOutbox, opportunityFeedback, users } from "@shared/schema/index";
import type { TestApp } from "../app";
import { refreshOpportunityEmbeddings } from "../../features/matching/retrieval/embeddings.service";
import { sendDigests } from "../../features/news/send-digests";

const HOUR_MS = 3_600_000;
const LONG_AGO = new Date("2030-02-01T00:00:00Z");

type Given<T extends { $inferInsert: unknown }> = Partial<T["$inferInsert"]>;

/** Makes users, opportunities and mails for tests of news, with the test's clock. */
export function createNewsHelpers(app: TestApp) {
  /** Makes a user in a time zone, with an entity. */
  async function buildPerson(name: string, timezone: string | null = null, fields: Given<typeof users> = {}) {
    const email = `${name}@example.org`;
    const user = await app.buildUser({ email, timezone, createdAt: LONG_AGO, ...fields });
    const entity = await app.buildEntity({ userId: user.id, name: `${name}'s lab`, ...WATER_LAB });
    return {
      ...user,
      entity,
      apply: (opportunity: { id: string }, fields: Given<typeof applications> = {}) =>
        app.buildApplication({
          entityId: entity.id,
          opportunityId: opportunity.id,
          createdAt: LONG_AGO,
          ...fields,
        }),
      judge: (opportunity: { id: string }, kind: "saved" | "dismissed", at = LONG_AGO) =>
        app.db
          .insert(opportunityFeedback)
          .values({ userId: user.id, opportunityId: opportunity.id, kind, createdAt: at, updatedAt: at }),
    };
  }

  /** Makes an opportunity that has been published for a long time. */
  const buildOldOpportunity = (
    name: string,
    deadline: string | null = null,
    fields: Given<typeof fundingOpportunities> = {},
  ) => app.buildOpportunity({ name, deadline, verifiedAt: LONG_AGO, updatedAt: LONG_AGO, ...fields });

  /** Makes an opportunity that is published now and fits a water lab. */
  async function publishOpportunity(name: string, fields: Given<typeof fundingOpportunities> = {}) {
    const at = app.clock.now();
    const opportunity = await app.buildOpportunity({
      name,
      ...WATER_CALL,
      verifiedAt: at,
      updatedAt: at,
      ...fields,
    });
    await refreshOpportunityEmbeddings(app.deps);
    return opportunity;
  }

  /** Lists the mails that were queued so far: time, recipient and subject. */
  const listQueuedMails = async () =>
    (await app.db.select().from(mailOutbox).orderBy(mailOutbox.createdAt, mailOutbox.toAddress)).map(
      ({ createdAt, toAddress, subject }) =>
        `${createdAt.toISOString().slice(0, 16)} ${toAddress.split("@")[0]}: ${subject}`,
    );

  /**
   * Moves the clock hour by hour. Each hour two servers send digests, and in every third hour the mail server
   * refuses.
   */
  async function passHours(from: string, to: string, changes: Record<string, () => Promise<unknown>> = {}) {
    let hour = 0;
    for (let at = new Date(from); at < new Date(to); at = new Date(at.getTime() + HOUR_MS)) {
      app.clock.set(at);
      await changes[at.toISOString().slice(0, 13)]?.();
      await Promise.all([sendDigests(app.deps), sendDigests(app.deps)]);
      app.transport.failing = hour++ % 3 === 0;
      await app.deps.mail.flush();
    }
    app.transport.failing = false;
    app.clock.set(new Date(new Date(to).getTime() + 24 * HOUR_MS));
    await app.deps.mail.flush();
  }

  /** Sets the clock to the morning of a day (UTC), sends the digests and returns the mails. */
  async function sendDigestsOn(day: string) {
    app.clock.set(`${day}T08:00:00Z`);
    app.transport.sent.length = 0;
    await sendDigests(app.deps);
    await app.deps.mail.flush();
    return app.transport.sent;
  }

  async function reset() {
    await app.db.delete(mailOutbox);
    await app.db.delete(entities);
    await app.db.delete(users);
    await app.db.delete(fundingOpportunities);
    app.transport.failing = false;
    app.transport.sent.length = 0;
  }

  return {
    buildPerson,
    buildOldOpportunity,
    publishOpportunity,
    listQueuedMails,
    passHours,
    sendDigestsOn,
    reset,
  };
}

const WATER_LAB = {
  country: "KE",
  industry: ["water"],
  mission: "Clean drinking water from solar pumps and filters for villages without a well.",
};
const WATER_CALL = {
  description: "For clean drinking water from solar pumps and filters in villages without a well.",
  eligibleEntityTypes: ["Startup"],
  eligibleCountries: ["KE"],
  industryFocus: ["Water & sanitation"],
};
