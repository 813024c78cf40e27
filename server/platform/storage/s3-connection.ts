import type * as S3Sdk from "@aws-sdk/client-s3";
import { AppError } from "../errors/app-error";
import { storeAway } from "./file-errors";
import type { S3Settings } from "./s3-settings";

/** Milliseconds. */
export type S3Timeouts = {
  connect: number;
  /** Until an answer begins, and how long an upload may stand still. */
  answer: number;
  /** A whole upload. */
  upload: number;
  /** How long a download may stand still: it waits for its reader, who may have a slow connection. */
  download: number;
};
const TIMEOUTS: S3Timeouts = { connect: 3_000, answer: 8_000, upload: 120_000, download: 120_000 };

type Sdk = typeof S3Sdk;
type Clients = { sdk: Sdk; client: S3Sdk.S3Client; downloads: S3Sdk.S3Client };
type S3Call = Clients & {
  /** Named in every command. */
  Bucket: string;
  /** For `client.send` of a command that carries a file. */
  uploading: () => { requestTimeout: number; abortSignal: AbortSignal };
};
export type S3Connection = {
  settings: S3Settings;
  /** @throws AppError as `work` does; whatever else goes wrong is unavailable */
  run<T>(work: (call: S3Call) => Promise<T>): Promise<T>;
};

/** The official client, loaded at its first use: it is large, and most installations keep files on disk. */
export function connectS3(settings: S3Settings, given: Partial<S3Timeouts> = {}): S3Connection {
  const timeouts = { ...TIMEOUTS, ...given };

  const makeClient = (sdk: Sdk, socketTimeout: number) =>
    new sdk.S3Client({
      endpoint: settings.endpoint,
      region: settings.region,
      credentials: settings.credentials,
      forcePathStyle: true,
      // By default an address made for a browser would carry the checksum of an empty body.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      // Not every compatible store answers it.
      expectContinueHeader: false,
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: timeouts.connect,
        requestTimeout: timeouts.answer,
        throwOnRequestTimeout: true,
        socketTimeout,
      },
    });
  let loaded: Promise<Clients> | undefined;
  const load = () =>
    (loaded ??= import("@aws-sdk/client-s3").then((sdk) => ({
      sdk,
      client: makeClient(sdk, timeouts.answer),
      downloads: makeClient(sdk, timeouts.download),
    })));

  return {
    settings,
    async run(work) {
      const clients = await load();
      const uploading = () => ({
        requestTimeout: timeouts.upload,
        abortSignal: AbortSignal.timeout(timeouts.upload),
      });
      try {
        return await work({ ...clients, Bucket: settings.bucket, uploading });
      } catch (error) {
        throw error instanceof AppError ? error : storeAway(error);
      }
    },
  };
}

/** What the store said went wrong: its own name for it, and the status; 0 when it did not answer. */
export function s3ErrorOf(error: unknown): { name: string; status: number } {
  if (!(error instanceof Error)) return { name: "", status: 0 };
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return { name: error.name, status: $metadata?.httpStatusCode ?? 0 };
}
