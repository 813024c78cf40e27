import AwsS3 from "@uppy/aws-s3";
import Uppy from "@uppy/core";
import { type FilePurpose, PURPOSE_BYTES_MAX } from "@shared/constants/objects";
import { toOneLine } from "@shared/one-line";
import type { UploadTargetView } from "@shared/validators/objects";
import { ApiError, apiRequest } from "@/lib/api/api-client";
import { wantsVerifiedEmail } from "@/lib/api/failure-toast";
import { reportSessionLost } from "@/lib/api/session-lost";
import { t } from "@/words";

/** The milliseconds before each automatic attempt. After the last one the person may try again. */
const RETRY_DELAYS = [0, 1000, 3000, 5000];
/** A connection without progress for this long is given up. */
const SILENCE_MS = 5 * 60_000;

export class UploadError extends Error {
  /** Is false if the same file would be refused again. */
  readonly canRetry: boolean;
  /** Is true if the upload waits for a verified address. */
  readonly isUnverified: boolean;
  constructor(
    message: string,
    { canRetry, isUnverified = false }: { canRetry: boolean; isUnverified?: boolean },
  ) {
    super(message);
    this.name = "UploadError";
    this.canRetry = canRetry;
    this.isUnverified = isUnverified;
  }
}

export type UploadEvents = {
  /** Is called with the whole percent that was sent. */
  onProgress: (percent: number) => void;
  /** Is called when the connection broke. The upload continues by itself, or when there is a network again. */
  onBroken: (isOffline: boolean) => void;
};

/**
 * Uploads a file to the store, with a new signed address for each attempt.
 * @returns the address of the stored file
 * @throws UploadError with a sentence for a person; the signal's reason if it is aborted
 */
export async function uploadFile(
  file: File,
  {
    onProgress,
    onBroken,
    signal,
    purpose = "deck",
  }: UploadEvents & { signal: AbortSignal; purpose?: FilePurpose },
): Promise<string> {
  const uppy = createUppy(purpose);
  const cancel = () => uppy.cancelAll();
  signal.addEventListener("abort", cancel);
  try {
    for (let tries = 0; ; tries++) {
      await expectReadable(file);
      signal.throwIfAborted();
      const result = await send(uppy, file, onProgress);
      signal.throwIfAborted();
      if ("url" in result) return result.url;
      const delay = RETRY_DELAYS[tries];
      if (delay === undefined || !isPassing(result.error)) throw toUploadError(result.error);
      onBroken(!navigator.onLine);
      await pause(delay, signal);
    }
  } finally {
    signal.removeEventListener("abort", cancel);
    uppy.destroy();
  }
}

const silent = { debug: () => undefined, warn: () => undefined, error: () => undefined };

function createUppy(purpose: FilePurpose) {
  const uppy = new Uppy({
    autoProceed: false,
    restrictions: { maxNumberOfFiles: 1, maxFileSize: PURPOSE_BYTES_MAX[purpose] },
    // Uppy would print every broken connection as an error on the console. The card shows it instead.
    logger: silent,
  });
  uppy.use(AwsS3, {
    shouldUseMultipart: false,
    async getUploadParameters({ data }) {
      const { name, size, type } = data as File;
      const { uploadURL } = await apiRequest<UploadTargetView>("POST", "/api/objects/upload", {
        name: toOneLine(name),
        size,
        type: type || undefined,
        purpose: purpose === "deck" ? undefined : purpose,
      });
      const headers: Record<string, string> = type ? { "Content-Type": type } : {};
      return {
        method: "PUT",
        // Uppy sends to a relative address, but then reports a failure.
        url: new URL(uploadURL, location.href).href,
        headers,
      };
    },
  });
  return uppy;
}

/** Makes one attempt. The first adds the file; after a failure Uppy still has it. */
async function send(
  uppy: Uppy,
  file: File,
  onProgress: (percent: number) => void,
): Promise<{ url: string } | { error: unknown }> {
  const known = uppy.getFiles()[0];
  if (!known) uppy.addFile({ name: file.name, type: file.type, data: file });
  const silence = watchSilence(uppy);
  let error: unknown;
  const stop = [
    listen(uppy, "upload-error", (_file, reason) => (error = reason)),
    listen(uppy, "upload-progress", (_file, { bytesUploaded, bytesTotal }) => {
      silence.reset();
      onProgress(bytesTotal ? Math.floor((bytesUploaded / bytesTotal) * 100) : 0);
    }),
  ];
  try {
    const result = known ? await uppy.retryUpload(known.id) : await uppy.upload();
    const url = result?.successful?.[0]?.uploadURL;
    return url ? { url } : { error: silence.isBroken() ? BROKEN : (error ?? new Error("Upload failed")) };
  } finally {
    silence.stop();
    for (const each of stop) each();
  }
}

function listen<K extends Parameters<Uppy["on"]>[0]>(
  uppy: Uppy,
  event: K,
  listener: Parameters<typeof uppy.on<K>>[1],
): () => void {
  uppy.on(event, listener);
  return () => void uppy.off(event, listener);
}

const BROKEN = { source: { status: 0 } };

/** Cancels an upload without progress, because the browser waits for ever on a dead connection. */
function watchSilence(uppy: Uppy) {
  let isBroken = false;
  let timer: ReturnType<typeof setTimeout>;
  const reset = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isBroken = true;
      uppy.cancelAll();
    }, SILENCE_MS);
  };
  reset();
  return { reset, stop: () => clearTimeout(timer), isBroken: () => isBroken };
}

/** Returns the status of a refusal; 0 for a broken connection; undefined for any other error. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof ApiError) return error.status;
  // fetch throws a TypeError for a broken connection.
  if (error instanceof TypeError) return 0;
  return (error as { source?: { status?: number } } | undefined)?.source?.status;
}

/**
 * Returns true if another attempt with a new address may succeed. 403 means that the address had expired or was used.
 */
function isPassing(error: unknown): boolean {
  const status = statusOf(error);
  if (status === undefined || error instanceof ApiError) return status !== undefined && status >= 500;
  return status === 0 || status === 403 || status === 408 || status >= 500;
}

function toUploadError(error: unknown): UploadError {
  const status = statusOf(error);
  const message = findServerMessage(error);
  // Calls to our own API report a lost session themselves. The PUT is Uppy's.
  if (status === 401 && !(error instanceof ApiError)) reportSessionLost();
  if (status === 0)
    return new UploadError(t("The connection broke. Check your network and try again."), { canRetry: true });
  if (status === 401)
    return new UploadError(message ?? t("Your session has ended. Sign in and try again."), {
      canRetry: true,
    });
  const isRefused = status === 400 || status === 413 || status === 415;
  return new UploadError(message ?? t("The file could not be stored. Please try again."), {
    canRetry: !isRefused,
    isUnverified: wantsVerifiedEmail(error),
  });
}

function findServerMessage(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.serverMessage;
  const request = (error as { source?: { status?: number; responseText?: string } } | undefined)?.source;
  return request?.status && request.responseText
    ? new ApiError(request.status, request.responseText).serverMessage
    : undefined;
}

/**
 * Throws if the file was moved or changed since it was chosen, because an upload of it fails like a broken
 * connection.
 */
async function expectReadable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch {
    throw new UploadError(t("This file can no longer be read. Choose it again."), { canRetry: false });
  }
}

/** Waits for this long. Without a network it waits until there is one. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  signal.throwIfAborted();
  if (navigator.onLine) return;
  await new Promise<void>((resolve) => {
    const go = () => {
      window.removeEventListener("online", go);
      signal.removeEventListener("abort", go);
      resolve();
    };
    window.addEventListener("online", go);
    signal.addEventListener("abort", go);
  });
  signal.throwIfAborted();
}
