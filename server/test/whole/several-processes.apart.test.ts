import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { fundingOpportunities, users } from "@shared/schema/index";
import type { OpenDatabase } from "../../platform/db/database";
import { openTestDatabase } from "../database";
import { eventually } from "../eventually";
import { createEntityAt, type ServerProcess, signUpAt, spawnServer } from "../processes/server-process";

const onServer = inject("databaseTemplate").kind === "server";

describe.runIf(onServer)("three processes on one database", { timeout: 180_000 }, () => {
  let database: OpenDatabase;
  let folder: string;
  let servers: ServerProcess[];
  let [a, b, c]: string[] = [];

  beforeAll(async () => {
    database = await openTestDatabase();
    folder = await mkdtemp(join(tmpdir(), "amberway-three-"));
    const env = {
      DATABASE_URL: database.pool.options.connectionString!,
      DATA_DIR: folder,
      RATE_LIMIT_SCALE: "1",
      RATE_LIMIT_LOGIN_WRONG: "5",
      RATE_LIMIT_EXPORTS_PER_HOUR: "4",
      RATE_LIMIT_OPEN_PER_MINUTE: "3",
      PASSWORD_COST: "10",
    };
    // The first process makes the secret that signs the sessions of all three.
    servers = [spawnServer(env)];
    a = await servers[0]!.ready;
    servers.push(spawnServer(env), spawnServer(env));
    [b, c] = [await servers[1]!.ready, await servers[2]!.ready];
  }, 180_000);
  afterAll(async () => {
    for (const { child, ended } of servers) {
      child.kill("SIGKILL");
      await ended;
    }
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  type Match = { id: string; name: string };
  const send = async <T = unknown>(method: string, address: string, cookie: string, body?: unknown) => {
    const answer = await fetch(address, {
      method,
      headers: { cookie, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text === "" ? null : JSON.parse(text)) as T };
  };
  const makeAdmin = async (cookie: string) => {
    const { body } = await send<{ id: string }>("GET", `${a}/api/auth/user`, cookie);
    await database.db.update(users).set({ isAdmin: true }).where(eq(users.id, body.id));
  };
  const addOpportunity = async () => {
    const name = `Fund ${randomUUID()}`;
    const [row] = await database.db
      .insert(fundingOpportunities)
      .values({ name, slug: name, verificationStatus: "verified", eligibleCountries: ["KE"] })
      .returning({ id: fundingOpportunities.id });
    return { id: row!.id, name };
  };
  const listMatches = async (url: string, cookie: string) =>
    (await send<{ opportunities: Match[] }>("GET", `${url}/api/opportunities/matched`, cookie)).body
      .opportunities;

  it("processes share sessions from sign-in to sign-out", async () => {
    const cookie = await signUpAt(a!);
    for (const url of [a, b, c]) expect((await send("GET", `${url}/api/auth/user`, cookie)).status).toBe(200);
    expect((await send("POST", `${c}/api/auth/logout`, cookie)).status).toBe(204);
    for (const url of [a, b, c]) expect((await send("GET", `${url}/api/auth/user`, cookie)).status).toBe(401);
  });

  it("a change in one process is visible in the others' next answers, even if they cached the old ones", async () => {
    const [admin, person] = [await signUpAt(a!), await signUpAt(b!)];
    await makeAdmin(admin);
    await createEntityAt(b!, person, "Sunrise Labs");
    const { id, name } = await addOpportunity();
    for (const url of [b!, c!])
      expect(await listMatches(url, person)).toContainEqual(expect.objectContaining({ id, name }));
    const renamed = `${name} anew`;
    await send("PATCH", `${a}/api/admin/opportunities/${id}`, admin, { name: renamed });
    for (const url of [b!, c!])
      expect(await listMatches(url, person)).toContainEqual(expect.objectContaining({ id, name: renamed }));
    await send("POST", `${a}/api/admin/opportunities/bulk`, admin, { ids: [id], decision: "reopen" });
    for (const url of [b!, c!]) {
      expect((await listMatches(url, person)).map((match) => match.id)).not.toContain(id);
      expect((await send("GET", `${url}/api/opportunities/${id}`, person)).status).toBe(404);
    }
  });

  it("matching uses the last change of an entity, whichever process stored it", async () => {
    const person = await signUpAt(a!);
    const entityId = await createEntityAt(a!, person, "Sunrise Labs");
    const { id } = await addOpportunity();
    const isMatched = async (url: string) =>
      (await listMatches(url, person)).some((match) => match.id === id);
    for (const country of ["GB", "KE", "GB"]) {
      expect((await send("PATCH", `${a}/api/entities/${entityId}`, person, { country })).status).toBe(200);
      for (const url of [b!, c!, a!])
        expect([country, await isMatched(url)]).toEqual([country, country === "KE"]);
    }
  });

  it("processes count wrong passwords together", async () => {
    const cookie = await signUpAt(a!);
    const { body } = await send<{ email: string }>("GET", `${a}/api/auth/user`, cookie);
    const trySignIn = async (url: string, password: string) =>
      (await send("POST", `${url}/api/auth/login`, "", { email: body.email, password })).status;
    for (const url of [a!, b!, c!, a!, b!]) expect(await trySignIn(url, "a wrong phrase by far")).toBe(401);
    for (const url of [c!, a!, b!])
      expect([url, await trySignIn(url, "a long enough phrase")]).toEqual([url, 429]);
  });

  it("processes count exports of all data together, even if all are requested at once", async () => {
    const cookie = await signUpAt(a!);
    const download = async (url: string) => {
      const answer = await fetch(`${url}/api/auth/user/export.zip`, { headers: { cookie } });
      await answer.arrayBuffer();
      return answer.status;
    };
    const statuses = await Promise.all([a!, b!, c!, a!, b!, c!].map(download));
    expect(statuses.sort()).toEqual([200, 200, 200, 200, 429, 429]);
  });

  it("each process counts the limits of a minute for itself", async () => {
    const ask = async (url: string) => (await fetch(`${url}/common-grants/opportunities`)).status;
    for (const url of [a!, b!, c!]) {
      const statuses = await Promise.all(Array.from({ length: 4 }, () => ask(url)));
      expect(statuses.sort()).toEqual([200, 200, 200, 429]);
    }
  });

  it("a process pushes events to users who are connected to another process", async () => {
    const cookie = await signUpAt(a!);
    const stream = await fetch(`${c}/api/events`, { headers: { cookie } });
    const text = stream.text();
    await send("POST", `${b}/api/auth/logout`, cookie);
    expect(await text).toMatch(/event: hello\n[\s\S]*event: bye\n/);
  });

  it("processes run each job once", async () => {
    const cookie = await signUpAt(a!);
    const urls = [a!, b!, c!];
    const ids = await Promise.all(
      Array.from({ length: 15 }, (_, n) => createEntityAt(urls[n % 3]!, cookie, `Entity ${n}`)),
    );
    const jobs = async () =>
      (
        await database.pool.query<{ state: string; failures: number }>(
          "select state, failures from jobs where queue = 'embed-entity' and data->>'entityId' = any($1)",
          [ids],
        )
      ).rows;
    await eventually(jobs, 30_000).toEqual(ids.map(() => ({ state: "done", failures: 0 })));
  });
});
