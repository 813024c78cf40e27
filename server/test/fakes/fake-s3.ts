import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";

const BUCKET = "decks";

/**
 * How the server behaves: it works, never answers, answers with an HTML page as a proxy would, answers with
 * an error, or stops after the beginning of an answer.
 */
export type S3Behaviour = "works" | "hangs" | "page" | "error" | "stops";
export type FakeS3 = Awaited<ReturnType<typeof startFakeS3>>;

/**
 * Starts an S3 server with one bucket on its own port. It is s3rver with the calls for multipart uploads that
 * s3rver lacks. It checks no signatures and no signed lengths.
 */
export async function startFakeS3() {
  const directory = await mkdtemp(join(tmpdir(), "amberway-s3-"));
  const s3rver = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  });
  await s3rver.configureBuckets();
  const answer = s3rver.callback();
  const uploads = join(directory, BUCKET, "._S3rver_uploads");
  const state = { behaviour: "works" as S3Behaviour, behaviourLasts: Infinity, requests: [] as string[] };

  const server = createServer((req, res) => {
    state.requests.push(`${req.method} ${req.url}`);
    if (state.behaviour !== "works" && state.behaviourLasts-- > 0)
      return misbehave(state.behaviour, req, res);
    void answerParts(uploads, req, res).then((isAnswered) => isAnswered || answer(req, res));
  });
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    endpoint,
    bucket: BUCKET,
    /** The behaviour, the number of requests that it lasts for, and the requests so far. */
    state,
    reset: () => void Object.assign(state, { behaviour: "works", behaviourLasts: Infinity, requests: [] }),
    /** The settings for this server. */
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    },
    /** Lists the keys of all objects in the bucket. */
    keys: async (): Promise<string[]> => {
      const names = await readdir(join(directory, BUCKET), { recursive: true });
      return names.flatMap((name) => /^(.*)\._S3rver_object$/.exec(name)?.[1] ?? []).sort();
    },
    /** Counts the multipart uploads that are not completed. */
    uploadsUnderWay: async () => (existsSync(uploads) ? (await readdir(uploads)).length : 0),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      s3rver.logger.exceptions.unhandle();
      s3rver.logger.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function misbehave(behaviour: S3Behaviour, req: IncomingMessage, res: ServerResponse): void {
  req.resume();
  if (behaviour === "hangs") return;
  if (behaviour === "stops") {
    res.writeHead(200, { ETag: '"x"', "Content-Length": 1_000 });
    res.write("the beginning");
    return;
  }
  res.writeHead(behaviour === "error" ? 500 : 200, { "Content-Type": "text/html" });
  res.end("<!doctype html><title>Welcome</title><p>Not an object store & not XML either");
}

/** Answers the calls that s3rver does not know. @returns whether this was one of them */
async function answerParts(uploads: string, req: IncomingMessage, res: ServerResponse): Promise<boolean> {
  const { pathname, searchParams } = new URL(req.url ?? "", "http://s3");
  const key = pathname.split("/").slice(2).join("/");
  const send = (status: number, xml = "") => {
    res.writeHead(status, { "Content-Type": "application/xml" });
    res.end(xml);
    return true;
  };
  if (req.method === "GET" && searchParams.has("uploads")) {
    const ids = existsSync(uploads) ? await readdir(uploads) : [];
    const entries = await Promise.all(
      ids.map(async (id) => {
        const uploadKey = await readFile(join(uploads, id, "key"), "utf8");
        return `<Upload><Key>${uploadKey}</Key><UploadId>${id}</UploadId></Upload>`;
      }),
    );
    return send(200, `<ListMultipartUploadsResult>${entries.join("")}</ListMultipartUploadsResult>`);
  }

  const id = searchParams.get("uploadId");
  if (id === null || req.method === "PUT") return false;
  const folder = join(uploads, id.replace(/\W/g, "_"));
  if (!existsSync(folder) || (await readFile(join(folder, "key"), "utf8")) !== key)
    return send(404, "<Error><Code>NoSuchUpload</Code><Message>No such upload</Message></Error>");
  if (req.method === "POST") return false;
  if (req.method === "DELETE") {
    await rm(folder, { recursive: true });
    return send(204);
  }
  const parts = (await readdir(folder)).filter((name) => /^\d+$/.test(name)).sort((a, b) => +a - +b);
  const entries = await Promise.all(
    parts.map(async (name) => {
      const { size } = await stat(join(folder, name));
      const md5 = await readFile(join(folder, `${name}.md5`), "utf8");
      return `<Part><PartNumber>${name}</PartNumber><ETag>"${md5}"</ETag><Size>${size}</Size></Part>`;
    }),
  );
  return send(
    200,
    `<ListPartsResult><UploadId>${id}</UploadId><IsTruncated>false</IsTruncated>${entries.join("")}</ListPartsResult>`,
  );
}
