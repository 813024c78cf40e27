import { INTEGER_MAX } from "@shared/constants/limits";
import type { Config } from "./config/config";

/** A limit from the settings with the common scale; 0 in either turns it off. */
export function scaled(limit: number, config: Config): number {
  const product = limit * config.RATE_LIMIT_SCALE;
  return product === 0 ? INTEGER_MAX : Math.max(1, Math.floor(product));
}
