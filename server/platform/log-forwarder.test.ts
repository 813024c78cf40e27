import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../test/eventually";
import { createLogForwarder, type LogForwarder } from "./log-forwarder";
import { createLogger } from "./logger";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** A collector that keeps what it is sent, and refuses the first requests. */
async function startCollector({ refuses = 0 } = {}) {
  const lines: Record<string, unknown>[] = [];
  const headers: IncomingHttpHeaders[] = [];
  let refused = 0;
  const server = createServer((req, res) => {
    headers.push(req.headers);
    let body = "";
    req.on("data", (part: Buffer) => (body += part.toString()));
    req.on("end", () => {
      if (refused < refuses) {
        refused += 1;
        res.writeHead(503).end();
        return;
      }
      lines.push(
        ...body
          .trimEnd()
          .split("\n")
          .map((line) => JSON.parse(line) as Record<string, unknown>),
      );
      res.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(() => server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/log`;
  return { address, lines, headers, countRefused: () => refused };
}

const QUICK = { everyMs: 5, betweenFailuresMs: 5 };
const keepForwarder = (forwarder: LogForwarder) => {
  ends.push(() => forwarder.stop());
  return forwarder;
};

describe("the log on another system", () => {
  it("gets every line of the logger in order, with the token", async () => {
    const collector = await startCollector();
    const forwarder = keepForwarder(
      createLogForwarder({ address: collector.address, token: "s3cret" }, QUICK),
    );
    const log = createLogger("info", forwarder);
    for (let n = 0; n < 50; n++) log.info({ n }, "counted");
    await eventually(() => collector.lines.map(({ n }) => n)).toEqual([...Array(50).keys()]);
    expect(collector.headers[0]).toMatchObject({
      authorization: "Bearer s3cret",
      "content-type": "application/x-ndjson",
    });
  });

  it("gets what was logged while the collector was away, once it is back", async () => {
    const told = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    ends.push(() => told.mockRestore());
    const collector = await startCollector({ refuses: 3 });
    const forwarder = keepForwarder(createLogForwarder({ address: collector.address }, QUICK));
    forwarder.write('{"n":1}\n');
    await eventually(() => collector.countRefused()).toBe(3);
    forwarder.write('{"n":2}\n');
    await eventually(() => collector.lines).toEqual([{ n: 1 }, { n: 2 }]);
    expect(told).toHaveBeenCalledWith(expect.stringContaining("The collector answered 503"));
  });

  it("has a bounded number of lines waiting, and says how many were left out", async () => {
    const collector = await startCollector();
    const slow = { everyMs: 60_000, linesMax: 3 };
    const forwarder = createLogForwarder({ address: collector.address }, slow);
    for (let n = 1; n <= 5; n++) forwarder.write(`{"n":${n}}\n`);
    await forwarder.stop();
    expect(collector.lines).toEqual([
      expect.objectContaining({ lines: 2, msg: "lines were left out" }),
      { n: 3 },
      { n: 4 },
      { n: 5 },
    ]);
  });
});
