import { MATCHES_MAX } from "@shared/constants/limits";
import type { ApplicationListItem } from "@shared/validators/applications";
import { StatCard } from "@/components/stat-card";
import { formatSums, type Sum } from "@/lib/format/awards";
import { cn } from "@/lib/cn";
import { formatCount } from "@/lib/format/format";
import type { MatchedOpportunityView } from "@shared/validators/opportunities";
import { countCreatedToday, countDrafts, sumFunded } from "../figures";
import { t } from "@/words";

const UNKNOWN = "–";
const NOT_LOADED = t("Could not be loaded");

/** undefined while loading, null when it could not be loaded. */
type Loadable<T> = T | null | undefined;

/** The three figures. One that could not be loaded says so and leaves the others alone. */
export function Stats({
  matches,
  applications,
}: {
  matches: Loadable<readonly MatchedOpportunityView[]>;
  applications: Loadable<readonly ApplicationListItem[]>;
}) {
  const funded = applications && sumFunded(applications);
  return (
    <section
      aria-label={t("Overview")}
      className="grid gap-4 min-[22.5rem]:grid-cols-2 md:grid-cols-3 md:gap-6"
    >
      <StatCard
        label={t("Opportunities Found")}
        className="min-[22.5rem]:max-md:col-span-2"
        loading={matches === undefined}
        value={matches ? formatMatchCount(matches.length) : UNKNOWN}
        note={matches ? t("+{count} today", { count: formatCount(countCreatedToday(matches)) }) : NOT_LOADED}
      />
      <StatCard
        label={t("Your applications")}
        loading={applications === undefined}
        value={applications ? formatCount(applications.length) : UNKNOWN}
        note={
          applications ? t("{count} in draft", { count: formatCount(countDrafts(applications)) }) : NOT_LOADED
        }
      />
      <StatCard
        label={t("Total funded")}
        loading={applications === undefined}
        value={funded ? <Sums sums={funded.total} /> : UNKNOWN}
        note={funded ? t("{sums} this month", { sums: formatSums(funded.month) }) : NOT_LOADED}
      />
    </section>
  );
}

/** Our server sends at most this many matches; another one may send more. */
const formatMatchCount = (count: number) => (count === MATCHES_MAX ? `${count}+` : formatCount(count));

/** The main currency is large, the others beside it, because they are not converted. */
function Sums({ sums: [main, ...others] }: { sums: readonly Sum[] }) {
  const figure = main ? formatSums([main]) : "";
  return (
    <>
      {/* A long figure stays on one line on a phone. */}
      <span className={cn("whitespace-nowrap", figure.length > 7 && "max-md:text-[1.375rem]")}>{figure}</span>
      {others.length > 0 && <span className="text-lg text-quiet"> + {formatSums(others)}</span>}
    </>
  );
}
