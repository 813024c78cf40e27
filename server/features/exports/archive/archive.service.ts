import { type PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Response } from "express";
import { ZipFile } from "yazl";
import type { ServiceContext } from "../../../context/deps";
import { findAllApplicationRows } from "../application-rows";
import { toCsv } from "../csv";
import { inThisLanguage } from "../wording";
import { findOwnFiles, type OwnFile } from "./own-files";
import { createArchiveParts } from "./parts";
import { writeReadme } from "./readme";

export type Archive = {
  /** Sends the archive. An error cuts the connection, so that no part passes for the whole. */
  sendTo(res: Response, leaving: AbortSignal): Promise<void>;
};

/**
 * Everything that is stored about the caller, as one streamed ZIP file. Each part is read only when its turn comes.
 * @throws AppError unavailable when the object storage does not answer
 */
export async function buildArchive(ctx: ServiceContext<"clock" | "config" | "objects">): Promise<Archive> {
  const files = await findOwnFiles(ctx);
  return {
    sendTo: async (res, leaving) => {
      res.setHeader("Content-Type", "application/zip");
      // Compressing the answer again would only cost time.
      res.setHeader("Cache-Control", "no-store, no-transform");
      const zip = new ZipFile();
      const packed = zip.outputStream as PassThrough;
      zip.on("error", (error: Error) => packed.destroy(error));
      const closeEntries = addEntries(ctx, zip, files);
      try {
        await pipeline(packed, res, { signal: leaving });
      } finally {
        closeEntries();
      }
    },
  };
}

/** @returns a function that closes the entry being read or opened, so that a cancelled download leaves no file open */
function addEntries(
  ctx: ServiceContext<"clock" | "config" | "objects">,
  zip: ZipFile,
  files: OwnFile[],
): () => void {
  const mtime = ctx.deps.clock.now();
  let open: Readable | undefined;
  let isClosed = false;
  const add = (name: string, read: () => Promise<Readable>, { compress = true } = {}) =>
    zip.addReadStreamLazy(name, { mtime, compress }, (done) => {
      read().then(
        (stream) => {
          open = stream;
          // yazl does not listen for errors of an entry.
          stream.on("error", (error) => zip.emit("error", error));
          if (isClosed) stream.destroy();
          else done(null, stream);
        },
        (error: unknown) => zip.emit("error", error),
      );
    });

  zip.addBuffer(Buffer.from(writeReadme(ctx, files)), "README.txt", { mtime });
  for (const { name, text } of createArchiveParts(ctx, files)) add(name, async () => Readable.from(text()));
  const readApplications = inThisLanguage(async () => toCsv(await findAllApplicationRows(ctx)));
  add("applications.csv", readApplications);
  for (const { path, key, isThere } of files)
    if (isThere)
      add(
        path,
        async () => {
          const file = await ctx.deps.objects.read(key);
          if (!file) throw new Error("a file went away while it was being exported");
          return file.body;
        },
        // Decks are compressed already.
        { compress: false },
      );
  zip.end();
  return () => {
    isClosed = true;
    open?.destroy();
  };
}
