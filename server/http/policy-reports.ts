import express, { Router } from "express";
import { z } from "zod";
import { parseUrl } from "@shared/parse-url";
import type { Deps } from "../context/deps";
import { limitPolicyReports } from "./rate-limits";
import { redactPath } from "./request-log";

/** Where browsers report what the policy of a page has stopped. */
export const POLICY_REPORTS = "/policy-reports";

const REPORT_BYTES = 8_192;
const LINES_PER_MINUTE = 20;

const word = z.string().max(2_000).optional();
const reportSchema = z.object({
  "csp-report": z.object({
    "effective-directive": word,
    "violated-directive": word,
    "blocked-uri": word,
    "document-uri": word,
  }),
});
type Report = z.infer<typeof reportSchema>["csp-report"];

/** "script-src", and nothing that somebody made up. */
const nameDirective = (given = "") => /^[a-z-]{1,30}(?= |$)/.exec(given)?.[0] ?? "unknown";

/** Only the host of an address: the rest may be of a person. */
function nameBlocked(given = ""): string {
  const url = parseUrl(given);
  if (url) return /^https?:$/.test(url.protocol) ? url.origin.slice(0, 100) : url.protocol.slice(0, 30);
  return /^[a-z-]{1,30}$/.exec(given)?.[0] ?? "unknown";
}

const namePage = (given = "") => redactPath(parseUrl(given)?.pathname ?? "unknown").slice(0, 200);

const describeReport = (report: Report) => ({
  directive: nameDirective(report["effective-directive"] ?? report["violated-directive"]),
  blocked: nameBlocked(report["blocked-uri"]),
  page: namePage(report["document-uri"]),
});

/** Writes a line of the log for a report, and no more than some a minute: anybody may send them. */
export function policyReportsRouter(deps: Deps): Router {
  let minute = 0;
  let lines = 0;
  const mayWrite = () => {
    const now = Math.floor(deps.clock.now().getTime() / 60_000);
    if (now !== minute) [minute, lines] = [now, 0];
    return ++lines <= LINES_PER_MINUTE;
  };
  const router = Router();
  router.post(
    "/",
    limitPolicyReports(deps),
    express.json({ type: "application/csp-report", limit: REPORT_BYTES }),
    (req, res) => {
      const read = reportSchema.safeParse(req.body);
      if (read.success && mayWrite())
        deps.log.warn(describeReport(read.data["csp-report"]), "a browser stopped what the policy forbids");
      res.status(204).end();
    },
  );
  return router;
}
