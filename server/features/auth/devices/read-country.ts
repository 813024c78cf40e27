import type { Request } from "express";
import { COUNTRY_CODES } from "@shared/constants/countries";
import { getDeps } from "../../../context/deps";

/**
 * Returns the code of the country that a request comes from, as the proxy in front says it in the header that COUNTRY_HEADER
 * names. Undefined without the setting, and for what is no country, such as "XX" for an unknown one or "T1" for Tor.
 */
export function readCountry(req: Request): string | undefined {
  const { COUNTRY_HEADER } = getDeps(req).config;
  const code = COUNTRY_HEADER === undefined ? undefined : req.get(COUNTRY_HEADER)?.trim().toUpperCase();
  return code !== undefined && COUNTRY_CODES.includes(code) ? code : undefined;
}
