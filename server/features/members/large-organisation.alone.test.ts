import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { DOCUMENTS_PER_ENTITY } from "@shared/constants/documents";
import { INTERACTIONS_PER_ENTITY } from "@shared/constants/interactions";
import type { CalendarView } from "@shared/validators/calendar";
import { startTestApp, testClock, type TestApp } from "../../test/app";

/**
 * The lists of an organisation with 1,000 members and 10,000 applications, each with a day in the calendar. Another one
 * with as much is none of theirs.
 */

const MEMBERS = 1_000;
const APPLICATIONS = 10_000;
const WITHIN_MS = 100;
/** The best counts: what others take of the machine meanwhile is no fault of the queries. */
const TRIES = 10;
const NOW = "2027-03-01T12:00:00Z";

let app: TestApp;
let me: Awaited<ReturnType<TestApp["as"]>>;
let entityId: string;
let applicationId: string;
let feed: string;

beforeAll(async () => {
  app = await startTestApp({ clock: testClock(NOW) });
  const user = await app.buildUser();
  ({ id: entityId } = await app.buildEntity({ userId: user.id }));
  await app.buildEntity({ userId: (await app.buildUser()).id });
  me = await app.as(user);
  await fill(user.id);
  const { body } = await me.post("/api/calendar").expect(201);
  feed = new URL((body as CalendarView).url!).pathname;
  const answer = await me.get("/api/applications").expect(200);
  applicationId = (answer.body as { id: string }[])[0]!.id;
}, 120_000);
afterAll(() => app.close());

/** The days of a year around today, one for each row. */
const DAY = sql.raw("date '2026-09-01' + n % 365");

/** Fills both organisations. The people are members of the first. */
async function fill(userId: string): Promise<void> {
  const numbered = sql`(select *, row_number() over ()::int as n from applications) numbered`;
  const statements = [
    sql`insert into users (email, password_hash, first_name, last_name)
      select 'person' || n || '@example.org', '-', 'Person', 'Number ' || n from generate_series(2, ${MEMBERS}::int) n`,
    sql`insert into memberships (entity_id, user_id, role)
      select ${entityId}, id, 'editor' from users where email like 'person%'`,
    sql`insert into funding_opportunities (name, slug, verification_status, deadline)
      select 'Grant ' || n, 'many-' || n, 'verified', ${DAY} from generate_series(1, ${APPLICATIONS}::int) n`,
    sql`insert into opportunity_feedback (user_id, opportunity_id, kind)
      select ${userId}, id, 'saved' from funding_opportunities where slug like 'many-%7'`,
    sql`insert into applications (entity_id, opportunity_id, title, narrative, status, created_at)
      select e.id, o.id, o.name, repeat('We rent out pumps. ', 200),
        (array['draft', 'in_progress', 'submitted', 'funded'])[n % 4 + 1], timestamptz '2027-02-28' - n * interval '1 hour'
      from entities e, generate_series(1, ${APPLICATIONS}::int) n join funding_opportunities o on o.slug = 'many-' || n`,
    sql`insert into application_tasks (application_id, title, due_date, assignee_id)
      select id, 'Task ' || n, ${DAY},
        (array[null, ${userId}::uuid, (select id from users where email = 'person2@example.org')])[n % 3 + 1]
      from ${numbered}`,
    sql`insert into guest_requests (entity_id, application_id, kind, name, email, question, due_date, sent_at, expires_at)
      select entity_id, id, 'question', 'Kofi', 'kofi@example.org', 'A letter', ${DAY}, ${NOW}, timestamptz '2027-04-01'
      from ${numbered}`,
    sql`insert into award_obligations (entity_id, application_id, kind, title, due_date)
      select entity_id, id, 'report', 'Report', ${DAY} from ${numbered} where status = 'funded'`,
    sql`insert into funder_profiles (name) values ('A funder')`,
    sql`insert into interactions (entity_id, funder_id, interaction_type, next_action, next_action_date)
      select e.id, f.id, 'call', 'Write', ${DAY} from entities e, funder_profiles f, generate_series(1, ${INTERACTIONS_PER_ENTITY}::int) n
      where f.name = 'A funder'`,
    sql`with files as (insert into stored_objects (key, expires_at, stored_at, size, user_id)
        select 'many/' || n, now(), now(), 1, null from generate_series(1, ${DOCUMENTS_PER_ENTITY}::int) n returning id)
      insert into documents (entity_id, kind, name, object_id, file_name, format, size, text, tables, uploaded_at, expires_on)
      select ${entityId}, 'cv', 'CV', id, 'cv.pdf', 'pdf', 1, '', '[]', now(), ${DAY}
      from (select id, row_number() over ()::int as n from files) f`,
    sql`insert into entity_activity (entity_id, kind, subject, at)
      select e.id, 'application_created', 'Grant ' || n, timestamptz '2027-02-28' - n * interval '1 minute'
      from entities e, generate_series(1, ${APPLICATIONS}::int) n`,
  ];
  for (const statement of statements) await app.db.execute(statement);
  await app.pool.query("analyze");
}

type Sent = { text: string; values: unknown[] };

/** Makes a request and returns the queries that it has sent. */
async function watchQueries(path: string): Promise<Sent[]> {
  const sent: Sent[] = [];
  const send = vi.spyOn(pg.Client.prototype, "query");
  await me.get(path).expect(200);
  for (const [config, values] of send.mock.calls as unknown[][] as [{ text: string }, unknown[]][])
    if (config.text.startsWith("select")) sent.push({ text: config.text, values });
  send.mockRestore();
  return sent;
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

type Plan = { "Planning Time": number; "Execution Time": number };

/** Measures in the database how long a query takes. */
async function measure({ text, values }: Sent): Promise<number> {
  const { rows } = await app.pool.query<{ "QUERY PLAN": [Plan] }>(
    `explain (analyze, format json) ${text}`,
    values,
  );
  const [plan] = rows[0]!["QUERY PLAN"];
  return plan["Planning Time"] + plan["Execution Time"];
}

it.each([
  ["the entities", () => "/api/entities"],
  ["the members", () => `/api/entities/${entityId}/members`],
  ["the log", () => `/api/entities/${entityId}/activity`],
  ["the applications", () => "/api/applications"],
  [
    "the tasks of an application, with everybody who may do them",
    () => `/api/applications/${applicationId}/tasks`,
  ],
  ["the next tasks", () => "/api/tasks/next"],
  ["the people with open tasks", () => "/api/tasks/people"],
  ["a month of the calendar", () => "/api/calendar/entries?from=2027-03-01&to=2027-03-31"],
  [
    "six weeks of the calendar of one entity",
    () => `/api/calendar/entries?from=2027-02-22&to=2027-04-04&entityId=${entityId}`,
  ],
  ["the library of documents", () => "/api/documents"],
  ["the news", () => "/api/news"],
  ["the file for calendar programs", () => feed],
])("%s: read in 100 ms of the database", async (_, pathOf) => {
  const queries = await watchQueries(pathOf());
  expect(queries.length).toBeGreaterThan(0);
  const best = queries.map(() => Infinity);
  for (let n = 0; n < TRIES && sum(best) >= WITHIN_MS; n += 1)
    for (const [index, query] of queries.entries())
      best[index] = Math.min(best[index]!, await measure(query));
  const slowest = queries[best.indexOf(Math.max(...best))]!.text;
  expect(sum(best), slowest).toBeLessThan(WITHIN_MS);
});
