import { setTimeout as sleep } from "node:timers/promises";
import type { OwnPostgres } from "../../server/test/processes/own-postgres";

/** Settings with which a server acknowledges a write only when at least one standby has received it. */
export const ACKNOWLEDGED_BY_ONE = {
  synchronous_standby_names: "ANY 1 (*)",
  synchronous_commit: "remote_write",
};

const WRITES_BACK_WITHIN_MS = 60_000;

/** Makes replicas follow the server that accepts writes, whichever it is. */
export async function followPrimary(primary: OwnPostgres, replicas: OwnPostgres[]): Promise<void> {
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

/** Promotes the replica with the most log. Any other may lack acknowledged writes. */
async function promoteFurthest(replicas: OwnPostgres[]): Promise<OwnPostgres> {
  const positions = await Promise.all(
    replicas.map(async (replica) => {
      const [row] = await replica.query<{ bytes: string }>(
        "select pg_last_wal_receive_lsn() - '0/0'::pg_lsn as bytes",
      );
      return { replica, bytes: BigInt(row!.bytes) };
    }),
  );
  const [furthest] = positions.sort((a, b) => (a.bytes > b.bytes ? -1 : 1));
  await furthest!.replica.query("select pg_promote()");
  return furthest!.replica;
}

export type Promotion = {
  /** The number of writes that were answered with success. */
  acknowledged: number;
  /** Acknowledged writes that the new primary does not have. */
  lost: string[];
  reads: number;
  readsFailed: string[];
  /** Time from the death of the primary to the first acknowledged write after it. */
  writesBackMs: number;
};

/** Kills the primary during writes and reads, and promotes the furthest replica. */
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

  const loops = [...people.writers.map(write), ...people.readers.map(read)];
  await sleep(beforeMs);
  await servers.primary.kill();
  const diedAt = performance.now();
  const promoted = await promoteFurthest(servers.replicas);
  const findFirstNewWrite = () => acknowledged.find(({ askedAt }) => askedAt > diedAt);
  while (!findFirstNewWrite() && performance.now() - diedAt < WRITES_BACK_WITHIN_MS) await sleep(20);
  await sleep(afterMs);
  isOver = true;
  await Promise.all(loops);

  const entityRows = await promoted.query<{ id: string }>("select id from entities");
  const storedIds = new Set(entityRows.map(({ id }) => id));
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.map(({ id }) => id).filter((id) => !storedIds.has(id)),
    reads: reads.length,
    readsFailed,
    writesBackMs: (findFirstNewWrite()?.at ?? Infinity) - diedAt,
  };
}
