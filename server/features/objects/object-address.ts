import { createHmac, timingSafeEqual } from "node:crypto";
import { parseUrl } from "@shared/parse-url";
import type { StoredObject } from "@shared/schema/index";
import type { Config } from "../../platform/config/config";
import type { Deps } from "../../context/deps";
import { getS3Address, getS3Settings } from "../../platform/storage/s3-settings";

type Upload = Pick<StoredObject, "id" | "userId" | "expiresAt" | "maxBytes">;
/** The query values of an upload's address. Anything else in a query is refused. */
export type UploadSignature = { expires: unknown; signature: unknown };

/** Returns the path where an object is uploaded and read. */
export const buildObjectPath = (id: string) => `/api/objects/${id}`;

/**
 * Creates the absolute address for one PUT.
 * @param origin the origin that the caller uses for this server
 */
export function uploadAddress({ keys }: Pick<Deps, "keys">, origin: string, upload: Upload): string {
  const signature = sign(keys.upload, upload, String(upload.expiresAt.getTime())).toString("base64url");
  return `${origin}${buildObjectPath(upload.id)}?expires=${upload.expiresAt.getTime()}&signature=${signature}`;
}

/** Returns true if this server signed the address for this object and owner, and it has not expired. */
export function isUploadAllowed(
  { keys, clock }: Pick<Deps, "keys" | "clock">,
  upload: Upload,
  { expires, signature }: UploadSignature,
): boolean {
  if (typeof expires !== "string" || typeof signature !== "string") return false;
  const actual = Buffer.from(signature, "base64url");
  const expected = sign(keys.upload, upload, expires);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return false;
  return clock.now().getTime() < Number(expires);
}

function sign(key: string, { id, userId, maxBytes }: Upload, expires: string): Buffer {
  return createHmac("sha256", key).update([id, userId, maxBytes, expires].join("\n")).digest();
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/**
 * An optional origin, a path, and a query that is ignored. Nothing is resolved: `..` and escapes match no
 * path below.
 */
const ADDRESS = /^(https?:\/\/[^/?#\\@\s]+)?(\/[^?#]*)(?:\?[^#]*)?$/i;

/**
 * Parses the address of an object: its id for one of ours, its key for one in the S3 store; null for any
 * other address.
 * @param host the host of the request, for a server that does not know its own address. Without both, any
 * host passes, since nothing is ever fetched from it
 */
export function parseObjectAddress(
  config: Config,
  address: string,
  host?: string,
): { id: string } | { key: string } | null {
  const [, origin, path] = ADDRESS.exec(address) ?? [];
  if (path === undefined) return null;
  const originUrl = origin === undefined ? null : parseUrl(origin);
  if (origin !== undefined && !originUrl) return null;

  const s3 = getS3Settings(config);
  if (s3 && originUrl) {
    const bucket = new URL(getS3Address(s3, ""));
    if (originUrl.origin === bucket.origin && path.startsWith(bucket.pathname))
      return { key: path.slice(bucket.pathname.length) };
  }

  if (originUrl && !isOwnHost(config, originUrl, host)) return null;
  const { pathname: base } = new URL(config.PUBLIC_URL);
  const pathBelowBase = path.startsWith(`${base}/`) ? path.slice(base.length) : path;
  const id = pathBelowBase.startsWith(buildObjectPath(""))
    ? pathBelowBase.slice(buildObjectPath("").length)
    : "";
  return UUID.test(id) ? { id } : null;
}

function isOwnHost(config: Config, { origin, host: requestedHost }: URL, host: string | undefined): boolean {
  if (config.publicUrlIsSet) return origin === new URL(config.PUBLIC_URL).origin;
  return host === undefined || parseUrl(`http://${host}`)?.host === requestedHost;
}
