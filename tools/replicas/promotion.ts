import { setTimeout as sleep } from "node:timers/promises";
import type { OwnPostgres } from "../../server/test/processes/own-postgres";

/** Every server acknowledges a write when one of those that follow it has it, too. */
export const ACKNOWLEDGED_BY_ONE = {
  synchronous_standby_names: "ANY 1 (*)",
  synchronous_commit: "remote_write",
};

const WRITES_BACK_WITHIN_MS = 60_000;

/** Has replicas follow whichever of the servers takes writes. */
export async function followWhoeverWrites(primary: OwnPostgres, replicas: OwnPostgres[]): Promise<void> {
  const servers = [primary, ...replicas];
  const hosts = servers.map(() => "127.0.0.1").join(",");
  const ports = servers.map(({ port }) => port).join(",");
  for (const replica of replicas) {
    await replica.query(
      `alter system set primary_conninfo = 'host=${hosts} port=${ports} user=postgres target_session_attrs=read-write'`,
    );
    await replica.query("select pg_reload_conf()");
  }
}

/** Makes the replica that has most of the log the primary. Any other may lack what was acknowledged. */
async function promoteFurthest(replicas: OwnPostgres[]): Promise<OwnPostgres> {
  const received = await Promise.all(
    replicas.map(async (replica) => {
      const [row] = await replica.query<{ bytes: string }>(
        "select pg_last_wal_receive_lsn() - '0/0'::pg_lsn as bytes",
      );
      return { replica, bytes: BigInt(row!.bytes) };
    }),
  );
  const [first] = received.sort((a, b) => (a.bytes > b.bytes ? -1 : 1));
  await first!.replica.query("select pg_promote()");
  return first!.replica;
}

export type Promotion = {
  /** Writes that were answered with success. */
  acknowledged: number;
  /** Of these, those that the new primary does not have. */
  lost: string[];
  reads: number;
  readsFailed: string[];
  /** From the death of the primary to the first write that was acknowledged again. */
  writesBackMs: number;
};

/** Kills the primary while people write and read, and has the furthest replica take its place. */
export async function killAndPromote(
  servers: { primary: OwnPostgres; replicas: OwnPostgres[] },
  people: { url: string; writers: string[]; readers: string[] },
  { beforeMs, afterMs }: { beforeMs: number; afterMs: number },
): Promise<Promotion> {
  const acknowledged: { id: string; askedAt: number; at: number }[] = [];
  const [reads, readsFailed]: [number[], string[]] = [[], []];
  let isOver = false;

  async function write(cookie: string): Promise<void> {
    while (!isOver) {
      const askedAt = performance.now();
      const answer = await fetch(`${people.url}/api/entities`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie },
        body: JSON.stringify({ name: "Sunrise Labs", type: "Startup" }),
      });
      const body = (await answer.json()) as { id: string };
      if (answer.status === 201) acknowledged.push({ id: body.id, askedAt, at: performance.now() });
      else await sleep(20);
    }
  }
  const paths = ["/api/opportunities", "/api/opportunities?search=energy", "/api/funders", "/api/entities"];
  async function read(cookie: string): Promise<void> {
    for (let n = 0; !isOver; n++) {
      const path = paths[n % paths.length]!;
      const answer = await fetch(people.url + path, { headers: { cookie } });
      await answer.arrayBuffer();
      reads.push(answer.status);
      if (answer.status !== 200) readsFailed.push(`${path} answered ${answer.status}`);
      await sleep(5);
    }
  }

  const under = [...people.writers.map(write), ...people.readers.map(read)];
  await sleep(beforeMs);
  await servers.primary.kill();
  const diedAt = performance.now();
  const promoted = await promoteFurthest(servers.replicas);
  const firstBack = () => acknowledged.find(({ askedAt }) => askedAt > diedAt);
  while (!firstBack() && performance.now() - diedAt < WRITES_BACK_WITHIN_MS) await sleep(20);
  await sleep(afterMs);
  isOver = true;
  await Promise.all(under);

  const kept = await promoted.query<{ id: string }>("select id from entities");
  const there = new Set(kept.map(({ id }) => id));
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.map(({ id }) => id).filter((id) => !there.has(id)),
    reads: reads.length,
    readsFailed,
    writesBackMs: (firstBack()?.at ?? Infinity) - diedAt,
  };
}
