import { message } from "@shared/words/messages";
import type { Config } from "../../../platform/config/config";
import { AppError } from "../../../platform/errors/app-error";
import type { ApiFetcher } from "../../../platform/fetch/types";
import { toFormFailure } from "./ask-source";
import type { ApiSource, SourceKey } from "./types";

/** The settings that hold keys of sources. */
export type KeySettings = Pick<Config, SourceKey["setting"]>;

/** Returns the empty setting without which a source cannot be read, if there is one. */
export const findMissingSetting = (
  settings: KeySettings,
  { key }: Pick<ApiSource, "key">,
): SourceKey["setting"] | undefined => (key && settings[key.setting] === undefined ? key.setting : undefined);

/** @throws AppError conflict when the key of the source is missing */
export function requireKey(settings: KeySettings, source: Pick<ApiSource, "key" | "name">): void {
  const setting = findMissingSetting(settings, source);
  if (setting)
    throw new AppError(
      "conflict",
      message("{name} can only be read with a key, which the setting {setting} has to hold.", {
        name: source.name,
        setting,
      }),
    );
}

type Asking = { apis: ApiFetcher; config: KeySettings; signal: AbortSignal };

/**
 * Returns the headers for the questions of one run. A token is asked for anew each time, and is stored nowhere.
 * @throws FetchFailure; AppError conflict without the key, and upstream_failed for an answer without a token; the
 * signal's reason
 */
export async function authorizeSource(
  { apis, config, signal }: Asking,
  source: ApiSource,
): Promise<Record<string, string> | undefined> {
  requireKey(config, source);
  const { key } = source;
  const secret = key && config[key.setting];
  if (!key || secret === undefined) return undefined;
  if (!key.token) return key.headers(secret);
  const answer = await apis.ask({ ...key.token.ask(secret), signal });
  try {
    if (answer === "unchanged") throw new Error("A token is never kept");
    return key.headers(key.token.read(JSON.parse(answer.text)));
  } catch (error) {
    throw toFormFailure(source, error);
  }
}
