import { z } from "zod";

/** How many days after its publication an advisory of a package that runs may be open. `docs/security` has the same. */
export const DAYS = { critical: 7, high: 14, moderate: 30, low: 90 } as const;
type Severity = keyof typeof DAYS;

export type Advisory = { id: string; severity: Severity; packages: string[]; title: string };

/** What is known and stays for a while. It counts for nothing after its last day. */
export const exceptionsSchema = z.array(
  z.strictObject({ advisory: z.string().min(1), reason: z.string().min(20), until: z.iso.date() }),
);
export type AuditException = z.infer<typeof exceptionsSchema>[number];

const severitySchema = z
  .enum(["critical", "high", "moderate", "low", "info"])
  .transform((severity): Severity => (severity === "info" ? "low" : severity));
const foundSchema = z.object({
  url: z.string(),
  severity: severitySchema,
  title: z.string(),
  name: z.string(),
});
const reportSchema = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), foundSchema])) })),
});

/** Reads what `npm audit --json` has printed; null when that is no list, because the registry gave no answer. */
export function readAdvisories(printed: string): Advisory[] | null {
  const report = reportSchema.safeParse(parseJson(printed));
  if (!report.success) return null;
  const found = new Map<string, Advisory>();
  for (const { via } of Object.values(report.data.vulnerabilities))
    for (const one of via) {
      // A name says only that a dependency has the advisory, which stands at the dependency itself.
      if (typeof one === "string") continue;
      const id = one.url.split("/").at(-1)!;
      const packages = new Set([...(found.get(id)?.packages ?? []), one.name]);
      found.set(id, { id, severity: one.severity, title: one.title, packages: [...packages] });
    }
  return [...found.values()];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export type Judged = Advisory & { published: Date; daysLeft: number; exception?: AuditException };

const DAY_MS = 86_400_000;

/** Says of an advisory how many days are left; below zero it is too old, unless an exception still runs. */
export function judgeAdvisory(
  advisory: Advisory,
  published: Date,
  exceptions: readonly AuditException[],
  now: Date,
): Judged {
  const age = Math.floor((now.getTime() - published.getTime()) / DAY_MS);
  const today = now.toISOString().slice(0, 10);
  const exception = exceptions.find((one) => one.advisory === advisory.id && one.until >= today);
  return { ...advisory, published, daysLeft: DAYS[advisory.severity] - age, ...(exception && { exception }) };
}

export const isTooOld = ({ daysLeft, exception }: Judged): boolean => daysLeft < 0 && !exception;

/** One line for whoever reads the run. */
export function describeJudged(judged: Judged): string {
  const { id, severity, packages, title, published, daysLeft, exception } = judged;
  const state = exception
    ? `accepted until ${exception.until}: ${exception.reason}`
    : daysLeft < 0
      ? `TOO OLD by ${-daysLeft} days`
      : `${daysLeft} days left`;
  const day = published.toISOString().slice(0, 10);
  return `${id} (${severity}, published ${day}) in ${packages.join(", ")}: ${title}\n  ${state}`;
}
