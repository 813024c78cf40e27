import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  docxTable,
  makeDocx,
  makePdf,
  makePdfBomb,
  makePpt,
  makePptx,
  makeXlsx,
} from "../../test/files/documents";
import { type Confinement, describeGaps, findConfinement } from "./confinement";
import { findProgram } from "./find-program";
import { READ_MEMORY_MB, READ_MS } from "./limits";
import { readInProcess, startConfined } from "./reader-process";
import { parseReply } from "./read-reply";

const LIMITS = { memoryMb: READ_MEMORY_MB, readMs: READ_MS };
const never = new AbortController().signal;
const isLinux = process.platform === "linux";

/** What a file would try that has taken over the program which reads it. Each answers whether it got through. */
const PROBE = `
import { execFileSync } from "node:child_process";
import dgram from "node:dgram";
import dns from "node:dns";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import http from "node:http";
import inspector from "node:inspector";
import { connect, createServer, Socket } from "node:net";
import { Worker } from "node:worker_threads";
const { secret, data, port, socket, folder } = JSON.parse(readFileSync(new URL("targets.json", import.meta.url)));
const opens = (socket) => new Promise((resolve, reject) => socket.on("connect", resolve).on("error", reject));
const tries = {
  "read the session secret": () => readFileSync(secret, "utf8"),
  "read it by a detour": () => readFileSync(new URL("../secret", import.meta.url)),
  "read it as settings": () => process.loadEnvFile(secret),
  "list the data folder": () => readdirSync(data),
  "read the server's environment": () => readFileSync("/proc/" + process.ppid + "/environ"),
  "read the accounts of the system": () => readFileSync("/etc/passwd"),
  "write a file": () => writeFileSync(folder + "/written", "x"),
  "write a database": async () => new (await import("node:sqlite")).DatabaseSync(folder + "/db").exec("create table t (a)"),
  "start a program": () => execFileSync("/bin/true"),
  "start a thread": () => new Worker("", { eval: true }),
  "connect to this machine": () => opens(connect(port, "127.0.0.1")),
  "connect by hand": () => opens(new Socket().connect({ port, host: "127.0.0.1" })),
  "connect to a socket of the system": () => opens(connect(socket)),
  "ask a web server": () => fetch("http://127.0.0.1:" + port),
  "ask a web server in another way": () => new Promise((resolve, reject) => http.get("http://127.0.0.1:" + port, resolve).on("error", reject)),
  "listen": () => new Promise((resolve, reject) => createServer().on("error", reject).listen(0, resolve)),
  "send a datagram": () => new Promise((resolve, reject) =>
    dgram.createSocket("udp4").send("x", 53, "127.0.0.1", (error) => (error ? reject(error) : resolve()))),
  "look up a name": () => dns.promises.lookup("localhost"),
  "open a debugger": () => inspector.open(0),
  "get at Node's inside": () => process.binding("tcp_wrap").TCP.name,
  "signal the server": () => process.kill(process.ppid, 0),
};
const got = [];
for (const [name, attempt] of Object.entries(tries))
  try {
    await attempt();
    got.push(name);
  } catch {}
process.stdout.write(JSON.stringify({ got, tried: Object.keys(tries), env: process.env }), () => process.exit());
`;

let folder: string;
let listening: Server[];
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), "amberway-reader-")));
  await cp(dirname(await findProgram("document-reader")), join(folder, "reader"), { recursive: true });
  await writeFile(join(folder, "reader/probe.mjs"), PROBE);
  await writeFile(join(folder, "secret"), "SECRET=1");
  listening = [createServer((_req, res) => res.end()), createServer()];
  listening[0]!.listen(0, "127.0.0.1");
  listening[1]!.listen(join(folder, "socket"));
  await Promise.all(listening.map((server) => once(server, "listening")));
  const { port } = listening[0]!.address() as { port: number };
  await writeFile(
    join(folder, "reader/targets.json"),
    JSON.stringify({
      secret: join(folder, "secret"),
      data: folder,
      port,
      socket: join(folder, "socket"),
      folder,
    }),
  );
});
/** What the probe got when it ran, as documents are read or in another way. */
async function probe(start: (program: string) => ChildProcess) {
  const child = start(join(folder, "reader/probe.mjs"));
  child.stdin!.end();
  return JSON.parse(await text(child.stdout!)) as { got: string[]; tried: string[]; env: object };
}

afterAll(async () => {
  for (const server of listening) server.close();
  await rm(folder, { recursive: true, force: true });
});

/** As this machine has it, and as where nobody can make a network. */
const KINDS: [string, () => Promise<Confinement>][] = [
  ["on this machine", findConfinement],
  ["where there are no namespaces", async () => ({ files: true, network: false })],
];

describe.runIf(isLinux).each(KINDS)("a file that has taken over its reader, %s", (_where, confinement) => {
  test("reads nothing of ours, reaches nobody and starts nothing", async () => {
    const confinedBy = await confinement();
    const { got, tried, env } = await probe((program) => startConfined(program, LIMITS, confinedBy));
    expect(got).toEqual([]);
    expect(tried).toHaveLength(21);
    expect(env).toEqual({});
  });
});

test("each of its tries gets through in a program that is not confined", async () => {
  const { got, tried } = await probe((program) => spawn(process.execPath, [program]));
  // Which Node 20 does not have.
  const possible = tried.filter((name) => name !== "write a database");
  expect(got).toEqual(expect.arrayContaining(possible));
});

describe.runIf(isLinux)("a reader", () => {
  test.each(["deck.pdf", "deck.pptx", "deck.ppt"])("reads %s, confined or not", async (name) => {
    const slides = [{ title: "Sunrise Labs", body: ["Solar lamps"] }];
    const make = { "deck.pdf": makePdf, "deck.pptx": makePptx, "deck.ppt": makePpt }[name]!;
    const bytes = await make({ slides });
    for (const confinement of [await findConfinement(), { files: false, network: false }]) {
      const reply = await readInProcess(bytes, LIMITS, never, confinement);
      expect(reply).toMatchObject({ document: { pages: [{ title: "Sunrise Labs" }] } });
    }
  });

  test("reads Word files and workbooks with their tables, confined or not", async () => {
    const row = [["Lamps", "12"]];
    const sheet = { name: "Budget", rows: '<row><c t="s"><v>0</v></c><c><v>12</v></c></row>' };
    for (const bytes of [
      makeDocx({ body: docxTable(row) }),
      makeXlsx({ sheets: [sheet], strings: ["Lamps"] }),
    ])
      for (const confinement of [await findConfinement(), { files: false, network: false }]) {
        const reply = await readInProcess(bytes, LIMITS, never, confinement);
        expect(reply).toMatchObject({ document: { tables: [{ rows: row }] } });
      }
  });

  test.each([true, false])(
    "is ended when it takes too much memory, whoever watches it: confined %s",
    async (files) => {
      const limits = { ...LIMITS, memoryMb: 350 };
      const reply = await readInProcess(makePdfBomb(400), limits, never, { files, network: false });
      expect(reply).toMatchObject({ problem: "unpacksTooMuch", cause: "SIGKILL" });
    },
  );

  test("ends by itself when nobody is there any more to end it, however busy it is", async () => {
    await writeFile(join(folder, "reader/busy.mjs"), "for (;;);");
    const child = startConfined(
      join(folder, "reader/busy.mjs"),
      { ...LIMITS, readMs: 500 },
      await findConfinement(),
    );
    const [code, signal] = (await once(child, "exit")) as [number | null, string | null];
    expect([code, signal]).toEqual([null, expect.stringMatching(/SIGXCPU|SIGKILL/)]);
  });
});

test("an answer is taken only in the form that it must have", () => {
  const page = { number: 1, title: null, text: "Solar lamps", notes: null, isUnread: false };
  const document = {
    format: "pdf",
    pages: [page],
    tables: [{ title: null, rows: [["1"]] }],
    hasMacros: false,
  };
  expect(parseReply(JSON.stringify({ document }))).toEqual({ document });
  for (const odd of [
    "",
    "null",
    "{",
    JSON.stringify({ document: { ...document, pages: [] } }),
    JSON.stringify({ document: { ...document, pages: [{ ...page, text: "x".repeat(10_001) }] } }),
    JSON.stringify({ document: { ...document, pages: [{ ...page, title: { toString: 1 } }] } }),
    JSON.stringify({ problem: "internal", cause: null }),
  ])
    expect(parseReply(odd)).toBeNull();
  const more = JSON.stringify({
    document: { ...document, pages: [{ ...page, userId: "x" }], isAdmin: true },
  });
  expect(parseReply(more)).toEqual({ document });
});

test("the operator is told what is missing, and nothing where nothing is missing", () => {
  expect(describeGaps({ files: true, network: true })).toBeNull();
  expect(describeGaps({ files: true, network: false })).toMatch(/Only Node keeps the network/);
  expect(describeGaps({ files: false, network: false })).toMatch(/not confined/);
});
