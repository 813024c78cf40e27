import type { StoredObject } from "@shared/schema/index";
import type {
  BegunMultipartView,
  CompletedMultipartView,
  CompleteMultipartInput,
  SignedPartView,
  UploadParamsView,
  UploadPartView,
} from "@shared/validators/objects";
import type { ServiceContext } from "../../context/deps";
import { AppError, notFound } from "../../platform/errors/app-error";
import { fileTooLarge } from "../../platform/storage/file-errors";
import type { TemporaryCredentials } from "../../platform/storage/s3-credentials";
import { isS3Store, type S3Store } from "../../platform/storage/s3-store";
import { markArrived, removeObject } from "./objects.service";
import { verifyForFiles } from "./room";
import { buildKeyPrefix, reserveObject } from "./upload.service";
import * as queries from "./objects.queries";

// These services are for the page's uploader, which talks to the S3 store directly. Every key has a record,
// which is made here for its owner. Keys without a record are not found.

/** @throws AppError not_found without an S3 store, because these addresses then do not exist */
export function requireS3Store({ deps }: ServiceContext<"objects">): S3Store {
  if (!isS3Store(deps.objects)) throw new AppError("not_found", "There is nothing at this address");
  return deps.objects;
}

/** Uploads that bypass this server require a verified address; others use `requestUpload`. */
function requireVerified({ actor }: ServiceContext): void {
  if (!actor.emailVerified) throw verifyForFiles();
}

/** Signs a form for one file whose size is not yet known. @throws AppError conflict, email_unverified */
export async function signForm(
  ctx: ServiceContext<"clock" | "config" | "objects" | "uploads">,
  { browser }: S3Store,
): Promise<UploadParamsView> {
  requireVerified(ctx);
  const object = await reserveObject(ctx, { isKept: true });
  const expires = countSecondsLeft(ctx, object);
  const form = await browser.signForm(object.key, {
    maxBytes: object.maxBytes,
    now: ctx.deps.clock.now(),
    expiresIn: expires,
  });
  return { method: "POST", ...form, headers: {}, expires };
}

/** @throws AppError conflict, email_unverified, unavailable */
export async function beginMultipart(
  ctx: ServiceContext<"clock" | "config" | "objects" | "uploads">,
  { browser }: S3Store,
): Promise<BegunMultipartView> {
  requireVerified(ctx);
  const { id, key } = await reserveObject(ctx, { isKept: true });
  try {
    return { key, uploadId: await browser.begin(key) };
  } catch (error) {
    // Without its id nothing can be uploaded, so the record must not count against the caller for a day.
    await queries.deleteObject(ctx.db, id);
    throw error;
  }
}

/** @throws AppError not_found, unavailable */
export async function listParts(
  ctx: ServiceContext,
  { browser }: S3Store,
  { key, uploadId }: BegunMultipartView,
): Promise<UploadPartView[]> {
  await getOpenUpload(ctx, key);
  return browser.listParts(key, uploadId);
}

/**
 * Signs an address for one part. The store cannot limit the size of a part, so the parts already there are
 * counted.
 * @throws AppError not_found, forbidden when its time is over, too_large, unavailable
 */
export async function signPart(
  ctx: ServiceContext<"clock" | "db" | "fileUses" | "objects">,
  store: S3Store,
  { key, uploadId }: BegunMultipartView,
  partNumber: number,
): Promise<SignedPartView> {
  const object = await getOpenUpload(ctx, key);
  const expires = countSecondsLeft(ctx, object);
  if (expires <= 0)
    throw new AppError("forbidden", "The time for this upload is over. Please upload the file again.");
  await refuseTooLarge(ctx, store, object, uploadId);
  return { url: await store.browser.presignPart(key, uploadId, partNumber, expires), expires };
}

/**
 * @throws AppError not_found, validation_failed for wrong parts, too_large (nothing is then kept),
 * unavailable
 */
export async function completeMultipart(
  ctx: ServiceContext<"clock" | "db" | "fileUses" | "objects">,
  store: S3Store,
  { key, uploadId }: BegunMultipartView,
  { parts }: CompleteMultipartInput,
): Promise<CompletedMultipartView> {
  const object = await getOpenUpload(ctx, key);
  await refuseTooLarge(ctx, store, object, uploadId);
  await store.browser.complete(key, uploadId, parts);
  // Checks the whole file again, because a part may have arrived meanwhile.
  await markArrived(ctx, object);
  return { location: store.browser.getAddress(key) };
}

/** @throws AppError not_found, unavailable */
export async function abortMultipart(
  ctx: ServiceContext<"db" | "fileUses" | "objects">,
  { browser }: S3Store,
  { key, uploadId }: BegunMultipartView,
): Promise<void> {
  const object = await getOpenUpload(ctx, key);
  // The store first confirms that the upload belongs to this key.
  await browser.listParts(key, uploadId);
  await browser.abort(key, uploadId);
  await removeObject(ctx.deps, object.id);
}

/** @throws AppError not_found if none are given out, email_unverified, unavailable */
export async function giveCredentials(
  ctx: ServiceContext,
  { browser }: S3Store,
): Promise<TemporaryCredentials> {
  requireVerified(ctx);
  const credentials = await browser.temporaryCredentials(buildKeyPrefix(ctx.actor.id), ctx.actor.id);
  if (!credentials) throw new AppError("not_found", "There is nothing at this address");
  return credentials;
}

async function getOpenUpload({ db, actor }: ServiceContext, key: string): Promise<StoredObject> {
  const object = await queries.selectObject(db, actor.id, { key });
  if (!object || object.storedAt) throw notFound("Upload");
  return object;
}

async function refuseTooLarge(
  { deps }: ServiceContext<"db" | "fileUses" | "objects">,
  { browser }: S3Store,
  { id, key, maxBytes }: StoredObject,
  uploadId: string,
): Promise<void> {
  const parts = await browser.listParts(key, uploadId);
  if (parts.reduce((sum, { Size }) => sum + Size, 0) <= maxBytes) return;
  await browser.abort(key, uploadId);
  await removeObject(deps, id);
  throw fileTooLarge(maxBytes);
}

const countSecondsLeft = ({ deps }: ServiceContext<"clock">, { expiresAt }: StoredObject): number =>
  Math.floor((expiresAt.getTime() - deps.clock.now().getTime()) / 1000);
