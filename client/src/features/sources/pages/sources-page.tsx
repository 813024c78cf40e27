import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { SourceListView, SourceView } from "@shared/validators/sources";
import { ErrorState } from "@/components/error-state";
import { PageHeader } from "@/components/page-header";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { BRAND } from "@/lib/brand";
import type { PageQueries } from "@/lib/api/page-queries";
import { formatCount } from "@/lib/format/format";
import { sourcesQuery } from "../api";
import { OtherSources } from "../components/other-sources";
import { IdleSources } from "../components/idle-sources";
import { SourceCard } from "../components/source-card";
import { t } from "@/words";

export const pageQueries: PageQueries = () => [sourcesQuery()];

/** Says of every source what is read of it, when it was read last and under which licence. */
export default function SourcesPage() {
  const sources = useQuery(sourcesQuery());
  return (
    <div className="w-full max-w-[60rem]">
      <PageHeader
        title={t("Where the catalogue comes from")}
        subtitle={sources.data && countOpen(sources.data.openCount)}
      />
      {sources.isPending && (
        <SkeletonGroup label={t("Loading the sources")} className="space-y-4">
          <Skeleton className="h-44 rounded-card" />
          <Skeleton className="h-44 rounded-card" />
          <Skeleton className="h-44 rounded-card" />
        </SkeletonGroup>
      )}
      {sources.isError && (
        <ErrorState
          title={t("The sources could not be loaded")}
          error={sources.error}
          onRetry={sources.refetch}
          retrying={sources.isFetching}
        />
      )}
      {sources.data && <SourceList list={sources.data} />}
    </div>
  );
}

const countOpen = (count: number) =>
  t.count(count, "1 opportunity is open.", "{n} opportunities are open.", { n: formatCount(count) });

/** A source of which nothing is shown and that was never read has little to tell. */
const hasMuchToTell = ({ openCount, lastReading }: SourceView) => openCount > 0 || lastReading !== null;

/** Scrolls to the source in the address, which the browser looked for before it was rendered. */
function useHashSource(): void {
  useEffect(() => {
    const source = document.getElementById(decodeHash(location.hash));
    source?.scrollIntoView({ block: "start" });
    source?.focus({ preventScroll: true });
  }, []);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

function SourceList({ list: { sources, others } }: { list: SourceListView }) {
  useHashSource();
  const idle = sources.filter((source) => !hasMuchToTell(source));
  return (
    <>
      <p className="mb-6 max-w-[68ch] leading-relaxed text-quiet">
        {t(
          "A reading takes what a source states and adds nothing. It is shown only after an administrator of {name} has looked at it. A source that is not read for a while, or fails, keeps its opportunities until their deadlines.",
          { name: BRAND.name },
        )}
      </p>
      <ul className="space-y-4">
        {sources.filter(hasMuchToTell).map((source) => (
          <SourceCard key={source.id} source={source} />
        ))}
      </ul>
      {idle.length > 0 && <IdleSources sources={idle} />}
      {others.length > 0 && <OtherSources others={others} />}
      <section className="mt-10 max-w-[68ch] space-y-3 leading-relaxed">
        <h2 className="text-xl">{t("What is not read")}</h2>
        <p>
          {t(
            "Sites that keep programs out, in their terms, in their robots.txt or with a wall, are not read. Among them is the Förderdatenbank of the German federal government.",
          )}
        </p>
        <p>
          {t(
            "No list of funding is complete. A programme that you miss here may still exist: ask the funder.",
          )}
        </p>
      </section>
    </>
  );
}
