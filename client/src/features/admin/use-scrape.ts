import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CUSTOM_SOURCE_ID, GRANTS_GOV_LIMIT, GRANTS_GOV_SOURCE_ID } from "@shared/constants/curation";
import type { ScrapeAnswerView, ScrapeOverviewView, ScrapeSourceView } from "@shared/validators/curation";
import { ApiError, apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { scrapeOverviewQuery } from "@/lib/api/queries/admin";
import { scrapeRunsKey } from "@/lib/api/queries/admin-keys";
import { toast } from "@/lib/toast";
import { refreshCatalogue, scrapeSourcesQuery } from "./api";
import { isUnderWay } from "./wording";
import { t } from "@/words";

const FAILED = t("Failed to scrape opportunities");
const SOURCE_FAILED = t("Failed to scrape opportunities. Some websites may block scraping.");
const CUSTOM_FAILED = t("Failed to scrape custom URL");

type Asked = { sourceId: string; url?: string };

/** Another server may answer without a run, or with nothing. */
type ScrapeAnswer = Partial<ScrapeAnswerView> | undefined;
const hasFailed = (answer: ScrapeAnswer) => answer?.run?.status === "failed";

function nameOutcome(answer: ScrapeAnswer): string {
  if (answer?.run?.status === "stopped") return t("Scraping stopped");
  return answer?.run && isUnderWay(answer.run) ? t("Still scraping") : t("Scraping Complete");
}

/** Tells whether the connection broke or a proxy gave up, which the run survives. */
const isCutOff = (error: unknown) =>
  !(error instanceof ApiError) || (error.status >= 502 && error.code === undefined);

/** Finds an unfinished run of this source or address, whoever started it. */
export const findUnfinishedRun = (overview: ScrapeOverviewView | undefined, { sourceId, url }: Asked) =>
  overview?.runs.find(
    (run) => run.sourceId === sourceId && isUnderWay(run) && (url === undefined || run.url === url),
  );

/**
 * Scrapes and waits for the end. It reports the result; pushes refresh the lists. If the connection breaks, the run
 * goes on, so that is not reported as a failure.
 */
function useScrapeCall<Input extends { sourceId: string; path: string; body?: object; url?: string }>(
  fallback: string,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ path, body }: Input) =>
      apiRequest<ScrapeAnswer>("POST", `/api/admin/scrape/${path}`, body),
    onSuccess: (answer) => {
      void refreshCatalogue(client);
      const message = answer?.message;
      if (hasFailed(answer))
        toast({ title: t("Scraping Failed"), description: message ?? fallback, variant: "destructive" });
      else
        toast({
          title: nameOutcome(answer),
          description: message,
        });
    },
    onError: async (error, asked) => {
      await client.invalidateQueries({ queryKey: scrapeRunsKey });
      void refreshCatalogue(client);
      const overview = client.getQueryData(scrapeOverviewQuery().queryKey);
      if (isCutOff(error) && findUnfinishedRun(overview, asked)) return;
      toastFailure(t("Scraping Failed"), error, fallback);
    },
  });
}

/** Scrapes Grants.gov or one of the configured sources. */
export function useScrapeSource(id: string) {
  const isGrantsGov = id === GRANTS_GOV_SOURCE_ID;
  const call = useScrapeCall(isGrantsGov ? FAILED : SOURCE_FAILED);
  return {
    isPending: call.isPending,
    scrape: () =>
      call.mutate(
        isGrantsGov
          ? { sourceId: id, path: "grants-gov", body: { limit: GRANTS_GOV_LIMIT } }
          : { sourceId: id, path: `source/${encodeURIComponent(id)}` },
      ),
  };
}

/** Switches a source with an API on or off. Only one that is on can be scraped. */
export function useSwitchSource({ id, name }: { id: string; name: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) =>
      apiRequest<ScrapeSourceView>("PUT", `/api/admin/scrape/sources/${encodeURIComponent(id)}`, { isOn }),
    onSuccess: async (_source, isOn) => {
      await client.invalidateQueries({ queryKey: scrapeSourcesQuery().queryKey });
      toast({ title: isOn ? t("Source switched on") : t("Source switched off"), description: name });
    },
    onError: (error) => toastFailure(t("Update Failed"), error, t("Failed to switch the source")),
  });
}

type Page = { url: string; sourceName?: string | null };

/** Scrapes any page. `onRead` is called with the request once the page was read; what was typed stays until then. */
export function useScrapeUrl(onRead: (page: Page) => void) {
  const call = useScrapeCall(CUSTOM_FAILED);
  return {
    isPending: call.isPending,
    error: call.error,
    scrape: (body: Page) =>
      call.mutate(
        { sourceId: CUSTOM_SOURCE_ID, path: "custom-url", body, url: body.url },
        { onSuccess: (answer) => !hasFailed(answer) && onRead(body) },
      ),
  };
}
