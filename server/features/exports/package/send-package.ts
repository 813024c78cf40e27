import type { Readable } from "node:stream";
import { type PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Response } from "express";
import { ZipFile } from "yazl";
import type { ServiceContext } from "../../../context/deps";
import { toSafeFileName } from "../file-name";
import { openFile, type Package, toPackageSource } from "./package.service";

type Ctx = ServiceContext<"clock" | "objects" | "packageWriter">;

const writePdf = (ctx: Ctx, made: Package, signal: AbortSignal) =>
  ctx.deps.packageWriter.write(toPackageSource(ctx, made), {
    ...{ userId: ctx.actor.id, isGuest: !ctx.actor.emailVerified, signal },
  });

/** Sends one PDF: the text, and the pages of the documents behind it in their order. */
export async function sendPdf(ctx: Ctx, res: Response, made: Package, leaving: AbortSignal): Promise<void> {
  const { body, bytes } = await writePdf(ctx, made, leaving);
  res.attachment(`${made.stem}.pdf`);
  res.setHeader("Content-Type", "application/pdf");
  res.setHeader("Content-Length", bytes);
  res.setHeader("Cache-Control", "no-store, no-transform");
  await pipeline(body, res, { signal: leaving });
}

/**
 * Sends a ZIP file with the Word document, the PDF and each document, numbered in their order. The files are streamed; an
 * error cuts the connection, so that no part passes for the whole.
 */
export async function sendZip(ctx: Ctx, res: Response, made: Package, leaving: AbortSignal): Promise<void> {
  const { buildDocx } = await import("../document/build-docx");
  const docx = await buildDocx(made.content);
  const pdf = await writePdf(ctx, made, leaving);
  res.attachment(`${made.stem}.zip`);
  res.setHeader("Content-Type", "application/zip");
  res.setHeader("Cache-Control", "no-store, no-transform");
  const zip = new ZipFile();
  const packed = zip.outputStream as PassThrough;
  zip.on("error", (error: Error) => packed.destroy(error));
  const mtime = ctx.deps.clock.now();
  const open: Readable[] = [];
  const add = (name: string, read: () => Promise<Readable>) =>
    zip.addReadStreamLazy(name, { mtime, compress: false }, (done) => {
      read().then(
        (stream) => {
          open.push(stream);
          stream.on("error", (error) => zip.emit("error", error));
          if (leaving.aborted) stream.destroy();
          else done(null, stream);
        },
        (error: unknown) => zip.emit("error", error),
      );
    });
  add(`${made.stem}.pdf`, async () => pdf.body);
  zip.addBuffer(docx, `${made.stem}.docx`, { mtime, compress: false });
  for (const [index, file] of made.files.entries())
    add(nameInZip(index, file.fileName), () => openFile(ctx, file));
  zip.end();
  try {
    await pipeline(packed, res, { signal: leaving });
  } finally {
    pdf.body.destroy();
    for (const stream of open) stream.destroy();
  }
}

/** Numbered, because two documents may have the same name, and because the order says something. */
const nameInZip = (index: number, fileName: string) =>
  `documents/${String(index + 1).padStart(2, "0")}-${toSafeFileName(fileName, "document")}`;
