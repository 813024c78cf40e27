import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";

/** A JSON text in gzip, ready to be sent as often as it is asked for. */
export type PackedJson = Buffer;

export const packJson = (value: unknown): Promise<PackedJson> => promisify(gzip)(JSON.stringify(value));

/** The text of it in UTF-8. */
export const unpackJson: (packed: PackedJson) => Promise<Buffer> = promisify(gunzip);
