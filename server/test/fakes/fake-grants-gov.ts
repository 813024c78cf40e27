import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** What the fake does with one question. */
export type FakeGrantsGovReply =
  /** One of the files in server/features/catalogue/grants-gov/fixtures, byte for byte. */
  | { kind: "recorded"; file: string }
  /** This value as `data` in a good envelope. */
  | { kind: "data"; data: unknown }
  | { kind: "status"; status: number; headers?: Record<string, string> }
  /** Any body at all, with status 200. */
  | { kind: "raw"; body: string; contentType?: string }
  /** Takes the question and never answers. */
  | { kind: "hang" }
  /** Sends the head and the beginning of the body, and then nothing more. */
  | { kind: "stall" }
  /** Closes the connection without an answer. */
  | { kind: "cut" };

type AskedGrantsGov = { service: "search2" | "fetchOpportunity"; body: Record<string, unknown> };

export type RecordedHit = {
  id: string;
  number: string;
  title: string;
  agency: string;
  openDate: string;
  closeDate: string;
  docType: "synopsis" | "forecast";
};

export type FakeGrantsGov = {
  /** As GRANTS_GOV_URL wants it. */
  url: string;
  asked: AskedGrantsGov[];
  /** How many questions were open at the same time, at most. */
  mostAtOnce(): number;
  /** How many are open now. */
  openNow(): number;
  /** What the next searches get, in this order; the last reply also answers every search after it. */
  replyToSearch(...replies: FakeGrantsGovReply[]): void;
  /** The same for the details of one opportunity, or with `any` for all that have no replies of their own. */
  replyToDetail(id: string, ...replies: FakeGrantsGovReply[]): void;
  /** Keeps all answers back until the function that it gives is called. */
  hold(): () => void;
  /** Forgets questions and replies. */
  reset(): void;
  close(): Promise<void>;
};

const fixture = (name: string) =>
  new URL(`../../features/catalogue/grants-gov/fixtures/${name}`, import.meta.url);

export const RECORDED_SEARCHES = [
  "search2-radio-spectrum-stem.json",
  "search2-space-weather.json",
  "search2-technician-education.json",
  "search2-undergraduate-instrumentation.json",
] as const;
const RECORDED_DETAILS: Record<string, string> = {
  "348985": "fetch-opportunity-348985.json",
  "363179": "fetch-opportunity-363179.json",
  "363621": "fetch-opportunity-363621-anytime.json",
  "363917": "fetch-opportunity-363917-forecast.json",
};
export const NOT_FOUND = "fetch-opportunity-not-found.json";

/** The hits of a recorded search. */
export function recordedHits(file: string): RecordedHit[] {
  return (JSON.parse(readFileSync(fixture(file), "utf8")) as { data: { oppHits: RecordedHit[] } }).data
    .oppHits;
}

/**
 * A local Grants.gov on a free port of the loopback address. Unless told otherwise it answers searches with a recorded
 * one; details with the recorded one, else with one made from the recorded hit, else as it answers an unknown id.
 */
export async function startFakeGrantsGov(): Promise<FakeGrantsGov> {
  const asked: AskedGrantsGov[] = [];
  const sockets = new Set<Socket>();
  const hits = new Map(RECORDED_SEARCHES.flatMap(recordedHits).map((hit) => [hit.id, hit]));
  let searches: FakeGrantsGovReply[] = [];
  let details = new Map<string, FakeGrantsGovReply[]>();
  let open = 0;
  let most = 0;
  let held: Promise<void> = Promise.resolve();

  const defaultDetail = (id: string): FakeGrantsGovReply => {
    const file = RECORDED_DETAILS[id];
    const hit = hits.get(id);
    if (file) return { kind: "recorded", file };
    return hit ? { kind: "data", data: madeDetail(hit) } : { kind: "recorded", file: NOT_FOUND };
  };
  const replyFor = ({ service, body }: AskedGrantsGov): FakeGrantsGovReply => {
    if (service === "search2") return nextOf(searches) ?? { kind: "recorded", file: RECORDED_SEARCHES[0] };
    const id = String(body["opportunityId"]);
    return nextOf(details.get(id)) ?? nextOf(details.get("any")) ?? defaultDetail(id);
  };
  const handle = async (req: IncomingMessage, res: ServerResponse) => {
    open += 1;
    most = Math.max(most, open);
    res.on("close", () => {
      open -= 1;
    });
    const service = /^\/v1\/api\/(search2|fetchOpportunity)$/.exec(req.url ?? "")?.[1];
    const body = await readBody(req);
    await held;
    if (req.method !== "POST" || service === undefined) {
      res.writeHead(404).end();
      return;
    }
    const question = { service, body: JSON.parse(body) } as AskedGrantsGov;
    asked.push(question);
    send(res, replyFor(question));
  };

  const server = createServer((req, res) => void handle(req, res));
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/api`,
    asked,
    mostAtOnce: () => most,
    openNow: () => open,
    replyToSearch: (...replies) => {
      searches = replies;
    },
    replyToDetail: (id, ...replies) => {
      details.set(id, replies);
    },
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    reset: () => {
      asked.length = 0;
      searches = [];
      details = new Map();
      most = open;
    },
    close: async () => {
      // Hanging answers hold their connections open.
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const nextOf = (replies: FakeGrantsGovReply[] = []) => (replies.length > 1 ? replies.shift() : replies[0]);

async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function send(res: ServerResponse, reply: FakeGrantsGovReply): void {
  switch (reply.kind) {
    case "recorded":
      sendJson(res, readFileSync(fixture(reply.file)));
      return;
    case "data":
      sendJson(
        res,
        JSON.stringify({ errorcode: 0, msg: "Webservice Succeeds", token: "x", data: reply.data }),
      );
      return;
    case "status":
      res.writeHead(reply.status, reply.headers).end("Their own words");
      return;
    case "raw":
      sendJson(res, reply.body, reply.contentType);
      return;
    case "stall":
      res.writeHead(200, { "content-type": "application/json" }).write('{"errorcode":0,"data":{');
      return;
    case "cut":
      res.socket?.destroy();
      return;
    case "hang":
  }
}

function sendJson(res: ServerResponse, body: string | Uint8Array, contentType = "application/json"): void {
  res.writeHead(200, { "content-type": contentType }).end(body);
}

/** What `fetchOpportunity` could say of a recorded hit: its shape is real, and what the hit does not tell is not there. */
export function madeDetail(hit: RecordedHit): Record<string, unknown> {
  const common = { opportunityId: Number(hit.id), version: 1, postingDate: longDate(hit.openDate) };
  return {
    id: Number(hit.id),
    revision: 0,
    opportunityNumber: hit.number,
    opportunityTitle: hit.title,
    agencyDetails: { agencyName: hit.agency },
    synopsis:
      hit.docType === "forecast"
        ? null
        : {
            ...common,
            agencyName: "Jo Doe\nGrantor",
            responseDate: longDate(hit.closeDate),
            awardCeiling: "none",
          },
    forecast: hit.docType === "forecast" ? common : null,
    errorMessages: [],
    docType: hit.docType,
  };
}

/** `08/03/2026` as the details print it. */
function longDate(printed: string): string | undefined {
  const [month, day, year] = printed.split("/");
  const name = new Date(`${year}-${month}-01T00:00:00Z`).toLocaleString("en", {
    month: "short",
    timeZone: "UTC",
  });
  return printed === "" ? undefined : `${name} ${day}, ${year} 12:00:00 AM EDT`;
}
