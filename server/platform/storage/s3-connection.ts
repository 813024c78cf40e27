import type * as S3Sdk from "@aws-sdk/client-s3";
import { AppError } from "../errors/app-error";
import { storeUnavailable } from "./file-errors";
import type { S3Settings } from "./s3-settings";

/** Milliseconds. */
export type S3Timeouts = {
  connect: number;
  /** The time until an answer begins, and how long an upload may stall. */
  answer: number;
  /** The time for a whole upload. */
  upload: number;
  /** How long a download may stall: it waits for its reader, who may have a slow connection. */
  download: number;
};
const TIMEOUTS: S3Timeouts = { connect: 3_000, answer: 8_000, upload: 120_000, download: 120_000 };

type Sdk = typeof S3Sdk;
type Clients = { sdk: Sdk; client: S3Sdk.S3Client; downloads: S3Sdk.S3Client };
type S3Call = Clients & {
  /** The bucket, for every command. */
  Bucket: string;
  /** The options of `client.send` for a command that uploads a file. */
  getUploadOptions: () => { requestTimeout: number; abortSignal: AbortSignal };
};
export type S3Connection = {
  settings: S3Settings;
  /** @throws AppError as `work` does; any other error becomes unavailable */
  run<T>(work: (call: S3Call) => Promise<T>): Promise<T>;
};

/**
 * Connects through the official client, loaded at its first use: it is large, and most installations keep files on
 * disk.
 */
export function connectS3(settings: S3Settings, given: Partial<S3Timeouts> = {}): S3Connection {
  const timeouts = { ...TIMEOUTS, ...given };

  const createClient = (sdk: Sdk, socketTimeout: number) =>
    new sdk.S3Client({
      endpoint: settings.endpoint,
      region: settings.region,
      credentials: settings.credentials,
      forcePathStyle: true,
      // By default a presigned address would carry the checksum of an empty body.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      // Not every compatible store supports it.
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
      client: createClient(sdk, timeouts.answer),
      downloads: createClient(sdk, timeouts.download),
    })));

  return {
    settings,
    async run(work) {
      const clients = await load();
      const getUploadOptions = () => ({
        requestTimeout: timeouts.upload,
        abortSignal: AbortSignal.timeout(timeouts.upload),
      });
      try {
        return await work({ ...clients, Bucket: settings.bucket, getUploadOptions });
      } catch (error) {
        throw error instanceof AppError ? error : storeUnavailable(error);
      }
    },
  };
}

/** Reads the error of a store: its name and HTTP status; 0 when it did not answer. */
export function readS3Error(error: unknown): { name: string; status: number } {
  if (!(error instanceof Error)) return { name: "", status: 0 };
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return { name: error.name, status: $metadata?.httpStatusCode ?? 0 };
}
