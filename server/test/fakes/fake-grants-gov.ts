import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** How the fake answers one request. */
export type FakeGrantsGovReply =
  /** One of the files in server/features/catalogue/grants-gov/fixtures, unchanged. */
  | { kind: "recorded"; file: string }
  /** This value as `data` of a successful answer. */
  | { kind: "data"; data: unknown }
  | { kind: "status"; status: number; headers?: Record<string, string> }
  /** Any body, with status 200. */
  | { kind: "raw"; body: string; contentType?: string }
  /** Takes the request and never answers. */
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
  /** The address, as GRANTS_GOV_URL expects it. */
  url: string;
  asked: AskedGrantsGov[];
  /** The largest number of requests that were open at the same time. */
  mostAtOnce(): number;
  /** The number of requests that are open now. */
  openNow(): number;
  /**
   * Sets the replies to the next searches, in this order. The last reply is repeated for all later searches.
   */
  replyToSearch(...replies: FakeGrantsGovReply[]): void;
  /**
   * Sets the replies for the details of one opportunity, or with `any` for all that have no replies of their
   * own.
   */
  replyToDetail(id: string, ...replies: FakeGrantsGovReply[]): void;
  /** Delays all answers until the returned function is called. */
  hold(): () => void;
  /** Clears requests and replies. */
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

/** Reads the hits of a recorded search. */
export function recordedHits(file: string): RecordedHit[] {
  return (JSON.parse(readFileSync(fixture(file), "utf8")) as { data: { oppHits: RecordedHit[] } }).data
    .oppHits;
}

/**
 * Starts a local Grants.gov on a free port of the loopback address. By default it answers searches with a
 * recorded one. It answers details with the recorded ones, otherwise with details made from the recorded hit,
 * otherwise as for an unknown id.
 */
export async function startFakeGrantsGov(): Promise<FakeGrantsGov> {
  const asked: AskedGrantsGov[] = [];
  const sockets = new Set<Socket>();
  const hits = new Map(RECORDED_SEARCHES.flatMap(recordedHits).map((hit) => [hit.id, hit]));
  let searches: FakeGrantsGovReply[] = [];
  let details = new Map<string, FakeGrantsGovReply[]>();
  let open = 0;
  let mostOpen = 0;
  let released: Promise<void> = Promise.resolve();

  const defaultDetail = (id: string): FakeGrantsGovReply => {
    const file = RECORDED_DETAILS[id];
    const hit = hits.get(id);
    if (file) return { kind: "recorded", file };
    return hit ? { kind: "data", data: madeDetail(hit) } : { kind: "recorded", file: NOT_FOUND };
  };
  const chooseReply = ({ service, body }: AskedGrantsGov): FakeGrantsGovReply => {
    if (service === "search2") return takeNext(searches) ?? { kind: "recorded", file: RECORDED_SEARCHES[0] };
    const id = String(body["opportunityId"]);
    return takeNext(details.get(id)) ?? takeNext(details.get("any")) ?? defaultDetail(id);
  };
  const handle = async (req: IncomingMessage, res: ServerResponse) => {
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    res.on("close", () => {
      open -= 1;
    });
    const service = /^\/v1\/api\/(search2|fetchOpportunity)$/.exec(req.url ?? "")?.[1];
    const body = await readBody(req);
    await released;
    if (req.method !== "POST" || service === undefined) {
      res.writeHead(404).end();
      return;
    }
    const question = { service, body: JSON.parse(body) } as AskedGrantsGov;
    asked.push(question);
    send(res, chooseReply(question));
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
    mostAtOnce: () => mostOpen,
    openNow: () => open,
    replyToSearch: (...replies) => {
      searches = replies;
    },
    replyToDetail: (id, ...replies) => {
      details.set(id, replies);
    },
    hold: () => {
      let release = () => {};
      released = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    reset: () => {
      asked.length = 0;
      searches = [];
      details = new Map();
      mostOpen = open;
    },
    close: async () => {
      // Hanging answers keep their connections open.
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const takeNext = (replies: FakeGrantsGovReply[] = []) => (replies.length > 1 ? replies.shift() : replies[0]);

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

/**
 * Makes an answer of `fetchOpportunity` from a recorded hit. The shape is real, and fields that the hit does
 * not have are left out.
 */
export function madeDetail(hit: RecordedHit): Record<string, unknown> {
  const common = { opportunityId: Number(hit.id), version: 1, postingDate: printLongDate(hit.openDate) };
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
            responseDate: printLongDate(hit.closeDate),
            awardCeiling: "none",
          },
    forecast: hit.docType === "forecast" ? common : null,
    errorMessages: [],
    docType: hit.docType,
  };
}

/** Prints `08/03/2026` in the format of the details. */
function printLongDate(printed: string): string | undefined {
  const [month, day, year] = printed.split("/");
  const name = new Date(`${year}-${month}-01T00:00:00Z`).toLocaleString("en", {
    month: "short",
    timeZone: "UTC",
  });
  return printed === "" ? undefined : `${name} ${day}, ${year} 12:00:00 AM EDT`;
}
