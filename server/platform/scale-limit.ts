import { INTEGER_MAX } from "@shared/constants/limits";
import type { Config } from "./config/config";

/** Multiplies a limit by RATE_LIMIT_SCALE. If either is 0, there is no limit. */
export function scaleLimit(limit: number, config: Config): number {
  const product = limit * config.RATE_LIMIT_SCALE;
  return product === 0 ? INTEGER_MAX : Math.max(1, Math.floor(product));
}
