import type { Request } from "express";
import { ipKeyGenerator } from "express-rate-limit";

/**
 * Returns the address that a request is counted under. IPv6 addresses are cut to /56, the range that one customer gets.
 */
export const getClientAddress = (req: Request): string => ipKeyGenerator(req.ip ?? "unknown");
