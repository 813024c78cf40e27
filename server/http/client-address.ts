import type { Request } from "express";
import { ipKeyGenerator } from "express-rate-limit";

/** Where a request comes from, as it counts: an IPv6 customer has a whole /56 to himself. */
export const clientAddress = (req: Request): string => ipKeyGenerator(req.ip ?? "unknown");
