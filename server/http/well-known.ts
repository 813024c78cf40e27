import { Router } from "express";
import type { Deps } from "../context/deps";
import { apiNotFound } from "./errors";
import { refuseOtherMethods } from "./router";

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 asks for less than a year, so that abandoned contact data expires. */
const VALID_DAYS = 180;

/** Serves `/.well-known/`. Unknown addresses answer 404, never the page. */
export function wellKnownRouter({ config, clock }: Pick<Deps, "clock" | "config">): Router {
  const router = Router();
  router.get("/security.txt", (_req, res) => {
    const expires = new Date(clock.now().getTime() + VALID_DAYS * DAY_MS);
    expires.setUTCHours(0, 0, 0, 0);
    const lines = [
      `Contact: ${config.SECURITY_CONTACT}`,
      `Expires: ${expires.toISOString()}`,
      "Preferred-Languages: en, fr",
      `Canonical: ${new URL("/.well-known/security.txt", config.PUBLIC_URL).href}`,
    ];
    res
      .setHeader("Cache-Control", "public, max-age=86400")
      .type("text/plain")
      .send(`${lines.join("\n")}\n`);
  });
  refuseOtherMethods(router);
  router.use(apiNotFound);
  return router;
}
