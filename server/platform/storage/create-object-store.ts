import { join } from "node:path";
import type { Config } from "../config/config";
import type { Logger } from "../logger";
import { createDiskStore } from "./disk-store";
import { getS3Settings } from "./s3-settings";
import { createS3Store } from "./s3-store";
import type { ObjectStore } from "./types";

/**
 * Creates the object store: the S3-compatible store that the settings name, otherwise a folder in the data folder.
 * Opens nothing before its first use.
 */
export function createObjectStore(config: Config, log: Logger): ObjectStore {
  const folder = join(config.DATA_DIR, "objects");
  const settings = getS3Settings(config);
  return settings ? createS3Store(settings, { folder, log }) : createDiskStore(folder, log);
}
