import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { z } from "zod";
import {
  type Advisory,
  describeJudged,
  exceptionsSchema,
  isTooOld,
  judgeAdvisory,
  readAdvisories,
} from "./security/audit/judge-advisories";

/**
 * Fails when a package that runs has an advisory that is older than `docs/security` allows. It exits with 0 when all is
 * well, 1 when an advisory is too old, and 2 when that is not known, because somebody asked gave no answer.
 */
const EXIT = { well: 0, tooOld: 1, unknown: 2 } as const;
const EXCEPTIONS = "docs/security/audit-exceptions.json";
/** The report of npm has no days; this open register of advisories has. */
const ADVISORIES_URL = process.env.AUDIT_ADVISORIES_URL ?? "https://api.osv.dev/v1/vulns";
const publishedSchema = z.object({ published: z.coerce.date() });

/** Runs npm's own audit, which fails as soon as it finds anything. What it prints decides. */
function runNpmAudit(): Promise<string> {
  const child = spawn("npm", ["audit", "--json", "--omit=dev"], { stdio: ["ignore", "pipe", "ignore"] });
  const printed: Buffer[] = [];
  child.stdout.on("data", (part: Buffer) => printed.push(part));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", () => resolve(Buffer.concat(printed).toString("utf8")));
  });
}

async function findPublished({ id }: Advisory): Promise<Date | null> {
  try {
    const signal = AbortSignal.timeout(15_000);
    const answer = await fetch(`${ADVISORIES_URL}/${encodeURIComponent(id)}`, { signal });
    if (!answer.ok) return null;
    return publishedSchema.parse(await answer.json()).published;
  } catch {
    return null;
  }
}

async function audit(): Promise<number> {
  const exceptions = exceptionsSchema.parse(JSON.parse(readFileSync(EXCEPTIONS, "utf8")));
  const advisories = readAdvisories(await runNpmAudit());
  if (!advisories) {
    console.error("The registry gave no answer, so nothing is known. This does not say that all is well.");
    return EXIT.unknown;
  }
  const now = new Date();
  let [tooOld, unknown] = [0, 0];
  for (const advisory of advisories) {
    const published = await findPublished(advisory);
    if (!published) {
      unknown += 1;
      console.error(`${advisory.id} (${advisory.severity}): the day of its publication could not be read.`);
      continue;
    }
    const judged = judgeAdvisory(advisory, published, exceptions, now);
    if (isTooOld(judged)) tooOld += 1;
    console.log(describeJudged(judged));
  }
  const unused = exceptions.filter((one) => !advisories.some(({ id }) => id === one.advisory));
  for (const { advisory } of unused) console.log(`${EXCEPTIONS}: ${advisory} is no longer found; remove it.`);
  console.log(`${advisories.length} advisories, ${tooOld} too old, ${unknown} of unknown age`);
  if (tooOld > 0) return EXIT.tooOld;
  return unknown > 0 ? EXIT.unknown : EXIT.well;
}

process.exitCode = await audit();
