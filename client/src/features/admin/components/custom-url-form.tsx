import { CUSTOM_SOURCE_ID } from "@shared/constants/curation";
import { scrapeUrlSchema, type ScrapeOverviewView } from "@shared/validators/curation";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-fields";
import { useZodForm } from "@/components/form/use-zod-form";
import { Button } from "@/components/ui/button";
import { useInvalidToast } from "../use-invalid-toast";
import { runUnderWay, useScrapeUrl } from "../use-scrape";
import { RunProgress } from "./source-row";

const URL_MISSING = "Please enter a URL to scrape";
const EMPTY = { url: "", sourceName: "" };

/** Any page on the web. */
export function CustomUrlForm({ overview }: { overview: ScrapeOverviewView | undefined }) {
  const form = useZodForm(scrapeUrlSchema, { defaultValues: EMPTY });
  const { scrape, isPending, error } = useScrapeUrl(() => form.reset(EMPTY));
  useInvalidToast(form, ({ url }) =>
    url?.message === URL_MISSING ? { title: "URL Required", description: URL_MISSING } : undefined,
  );
  const typed = form.watch("url");
  const run = runUnderWay(overview, { sourceId: CUSTOM_SOURCE_ID, url: typed.trim() });
  const isBusy = isPending || run !== undefined;
  return (
    <Form
      form={form}
      label="Scrape a custom URL"
      pending={isBusy}
      error={error}
      className="gap-4"
      onSubmit={(values) => scrape(values)}
    >
      <TextField
        name="url"
        label="URL"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        placeholder="https://"
        required
      />
      <TextField
        name="sourceName"
        label="Source name"
        hint="Optional. Without one, the site's name is used."
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
          Scrape URL
        </Button>
        {isBusy ? (
          <RunProgress run={run} name="The page" />
        ) : (
          <p className="mt-2 text-sm text-quiet">
            Reading a page with AI takes about <span className="whitespace-nowrap">30-60 seconds</span>.
          </p>
        )}
      </div>
    </Form>
  );
}
