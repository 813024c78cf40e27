import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

type ReceivedMail = { from: string; to: string[]; raw: string };

/**
 * Starts a mail server on this machine that keeps the mails. It refuses the first `state.refusals` mails and
 * counts them down. `state.connections` counts the connections.
 */
export async function startFakeSmtp() {
  const received: ReceivedMail[] = [];
  const state = { refusals: 0, connections: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    // Closing does not wait for clients that keep a connection open for their next mail.
    closeTimeout: 100,
    onConnect: (_session, done) => {
      state.connections++;
      done();
    },
    onRcptTo: (_address, _session, done) => {
      if (state.refusals <= 0) return done();
      state.refusals--;
      done(Object.assign(new Error("Try again later"), { responseCode: 451 }));
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : "",
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString("utf8"),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    state,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** Parses the headers of a mail, and decodes its text and HTML. */
export function parseMail(raw: string): { headers: Map<string, string>; text: string; html: string } {
  const { headers, body } = splitHead(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers.get("content-type") ?? "")?.[1];
  if (boundary === undefined) throw new Error("Not a mail of several parts");
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitHead(part.replace(/^\r\n/, "")));
  const decodePart = (type: string) => {
    const part = parts.find((candidate) => candidate.headers.get("content-type")?.startsWith(type));
    if (!part) throw new Error(`No part of type ${type}`);
    return decode(part.body, part.headers.get("content-transfer-encoding") ?? "7bit");
  };
  return { headers, text: decodePart("text/plain"), html: decodePart("text/html") };
}

function splitHead(raw: string): { headers: Map<string, string>; body: string } {
  const end = raw.indexOf("\r\n\r\n");
  if (end < 0) throw new Error("Not a mail: no empty line after its head");
  const unfolded = raw.slice(0, end).replace(/\r\n[ \t]+/g, " ");
  const headers = unfolded.split("\r\n").map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body: raw.slice(end + 4) };
}

function decode(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return body;
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
