import { CUSTOM_SOURCE_ID } from "@shared/constants/curation";
import type { ScrapeOverviewView } from "@shared/validators/curation";
import { Form } from "@/forms/form";
import { TextField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { Button } from "@/ui/button";
import { useInvalidToast } from "../use-invalid-toast";
import { findUnfinishedRun, useScrapeUrl } from "../use-scrape";
import { RunProgress } from "./run-progress";
import { t } from "@/words";

const loadSchema = async () => (await import("@shared/validators/curation")).scrapeUrlSchema;

const URL_MISSING = "Please enter a URL to scrape";
const EMPTY = { url: "", sourceName: "" };

const getText = (value: unknown) => (typeof value === "string" ? value.trim() : "");
const isSame = (typed: unknown, sent: unknown) => getText(typed) === getText(sent);

/** Scrapes any page on the web. */
export function CustomUrlForm({ overview }: { overview: ScrapeOverviewView | undefined }) {
  const form = useZodForm(loadSchema, { defaultValues: EMPTY });
  // Scraping takes a minute, in which the next address may have been typed.
  const { scrape, isPending, error } = useScrapeUrl((read) => {
    const { url, sourceName } = form.getValues();
    if (isSame(url, read.url) && isSame(sourceName, read.sourceName)) form.reset(EMPTY);
  });
  useInvalidToast(form, ({ url }) =>
    url?.message === URL_MISSING ? { title: t("URL Required"), description: t(URL_MISSING) } : undefined,
  );
  const typed = form.watch("url");
  const run = findUnfinishedRun(overview, { sourceId: CUSTOM_SOURCE_ID, url: typed.trim() });
  const isBusy = isPending || run !== undefined;
  return (
    <Form
      form={form}
      label={t("Scrape a custom URL")}
      pending={isBusy}
      error={error}
      className="gap-4"
      onSubmit={(values) => scrape(values)}
    >
      <TextField
        name="url"
        label={t("URL")}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        placeholder="https://"
        dir="ltr"
        required
      />
      <TextField
        name="sourceName"
        label={t("Source name")}
        hint={t("Optional. Without one, the site's name is used.")}
        autoComplete="off"
      />
      <div>
        <Button
          type="submit"
          variant="outline"
          className="w-full"
          pending={isBusy}
          aria-disabled={isBusy || undefined}
        >
          {t("Scrape URL")}
        </Button>
        {isBusy ? (
          <RunProgress run={run} name={t("The page")} />
        ) : (
          <p className="mt-2 text-sm text-quiet">
            {t.rich("Reading a page with AI takes about {time}.", {
              time: <span className="whitespace-nowrap">{t("30-60 seconds")}</span>,
            })}
          </p>
        )}
      </div>
    </Form>
  );
}
