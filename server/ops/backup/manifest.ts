import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { PlainError } from "../../platform/errors/plain-error";

const MANIFEST_FILE = "manifest.json";
const FORMAT = 1;

/** A file of the backup. The pattern of `file` refuses paths that lead out of the backup's folder. */
const part = z.object({
  file: z.string().regex(/^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/),
  bytes: z.number(),
  sha256: z.string(),
});

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** The moment of the snapshot. */
  madeAt: z.iso.datetime(),
  source: z.object({ kind: z.enum(["embedded", "server"]), postgres: z.string() }),
  version: z.object({
    migrations: z.array(z.object({ hash: z.string(), createdAt: z.string() })),
  }),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      hash: z.string(),
      part,
    }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), lastValue: z.string().nullable() })),
  /**
   * The secret that signs sessions and links: the part that holds it (if it was kept in the data folder), and
   * its fingerprint.
   */
  secret: z.object({ part: part.nullable(), fingerprint: z.string().nullable() }),
  files: z.object({
    store: z.enum(["disk", "s3"]),
    isIncluded: z.boolean(),
    count: z.number(),
    bytes: z.number(),
    /**
     * Lines of JSON with the key, the size and the SHA-256 of each file. Null if the files are not included.
     */
    list: part.nullable(),
    /** Keys that a row names but the store does not have. */
    missing: z.array(z.string()),
  }),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type Part = z.infer<typeof part>;

export const countRows = ({ tables }: Pick<Manifest, "tables">) =>
  tables.reduce((sum, { rows }) => sum + rows, 0);

export const writeManifest = (folder: string, manifest: Omit<Manifest, "format">): Promise<void> =>
  writeFile(join(folder, MANIFEST_FILE), `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });

/** @throws PlainError when the folder holds no backup that this release can read */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), "utf8").catch(() => {
    throw new PlainError(`${folder} is not a backup: it has no readable ${MANIFEST_FILE}.`);
  });
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0]?.path.join(".") || "its beginning";
  throw new PlainError(
    `${join(folder, MANIFEST_FILE)} is damaged, or of a newer release: ${where} is not as it should be.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
