import PDFDocument from "pdfkit";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { FilePurpose } from "@shared/constants/objects";
import { applications, entities } from "@shared/schema/index";
import type { Deps, ServiceContext } from "../context/deps";
import { attachDocument } from "../features/documents/checklist.service";
import { createDocument } from "../features/documents/documents.service";
import { storeOwnFile } from "../features/objects/upload.service";
import { createDeck } from "../features/pitch-decks/pitch-decks.service";
import { dayFrom } from "./demo-days";
import { DEMO_FILES, type DemoDocument, type DemoFiles, type DemoPage } from "./demo-files-data";

type Context = ServiceContext<keyof Deps>;
type Draft = { id: string; updatedAt: Date };
type Entity = { id: string; draft: Draft | null };

/** A page of A4 in portrait, and a slide of 16:9, in points. */
const SIZES = { document: [595, 842], deck: [960, 540] } as const satisfies Partial<
  Record<FilePurpose, [number, number]>
>;
const READING_MS = 120_000;

/**
 * Gives the demo's entities documents, which an unfinished application names, and a pitch deck. They go the way of a
 * person's own files, so it must not run in a transaction; the deck is judged once a server runs.
 */
export async function insertFiles(ctx: Context): Promise<void> {
  const found = await findEntities(ctx);
  for (const files of DEMO_FILES) {
    const entity = found.get(files.entity);
    if (!entity) continue;
    for (const document of files.documents) await insertDocument(ctx, entity, document);
    if (entity.draft) await keepDay(ctx, entity.draft);
    if (files.deck) await insertDeck(ctx, entity, files.deck);
  }
}

async function findEntities({ actor, db }: Context): Promise<Map<string, Entity>> {
  const rows = await db
    .select({
      id: entities.id,
      name: entities.name,
      draft: { id: applications.id, updatedAt: applications.updatedAt },
    })
    .from(entities)
    .leftJoin(
      applications,
      and(eq(applications.entityId, entities.id), inArray(applications.status, ["draft", "in_progress"])),
    )
    .where(eq(entities.userId, actor.id))
    .orderBy(asc(applications.createdAt));
  return new Map(rows.map(({ name, ...entity }) => [name, entity]));
}

/** A named document counts as a change, and the demo has a draft that nobody has touched for a while. */
const keepDay = ({ db }: Context, { id, updatedAt }: Draft) =>
  db.update(applications).set({ updatedAt }).where(eq(applications.id, id));

async function insertDocument(ctx: Context, { id, draft }: Entity, document: DemoDocument): Promise<void> {
  const { fileName, name, kind, yearsAgo, expiresInDays, mayBeSentToAi, attachedFor } = document;
  const now = ctx.deps.clock.now();
  const { id: documentId } = await createDocument(
    ctx,
    {
      ...{ entityId: id, fileName, name, kind, mayBeSentToAi },
      ...(yearsAgo !== undefined && { year: now.getUTCFullYear() - yearsAgo }),
      ...(expiresInDays !== undefined && { expiresOn: dayFrom(now, expiresInDays) }),
      uploadedFileUrl: await storeOwnFile(ctx, "document", await drawPdf("document", document.pages)),
    },
    { host: undefined, signal: AbortSignal.timeout(READING_MS) },
  );
  if (attachedFor !== undefined && draft)
    await attachDocument(ctx, draft.id, { documentId, requirement: attachedFor });
}

async function insertDeck(
  ctx: Context,
  { id: entityId }: Entity,
  { fileName, slides }: NonNullable<DemoFiles["deck"]>,
): Promise<void> {
  const uploadedFileUrl = await storeOwnFile(ctx, "deck", await drawPdf("deck", slides));
  const options = { host: undefined, signal: AbortSignal.timeout(READING_MS) };
  await createDeck(ctx, { entityId, fileName, uploadedFileUrl }, options);
}

/** Draws each page on a page of its own: a title, and its lines as paragraphs. */
async function drawPdf(purpose: keyof typeof SIZES, pages: readonly DemoPage[]): Promise<Uint8Array> {
  const pdf = new PDFDocument({ autoFirstPage: false });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on("end", () => resolve()));
  const isDeck = purpose === "deck";
  for (const { title, lines } of pages) {
    pdf.addPage({ size: [...SIZES[purpose]], margin: 64 });
    pdf
      .font("Helvetica-Bold")
      .fontSize(isDeck ? 36 : 20)
      .text(title);
    pdf.font("Helvetica").fontSize(isDeck ? 22 : 11.5);
    for (const line of lines) pdf.moveDown(0.7).text(line, { lineGap: 3 });
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
