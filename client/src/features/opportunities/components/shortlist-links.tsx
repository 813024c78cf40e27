import { ListChecks } from "lucide-react";
import { SHORTLIST_ITEMS_MAX } from "@shared/constants/shortlists";
import { ButtonLink } from "@/components/button-link";
import { TextLink } from "@/components/text-link";
import { paths } from "@/lib/paths";
import { t } from "@/words";

/** Leads from saved opportunities to a new shortlist of the first of them, and to those there are. */
export function ShortlistLinks({ ids }: { ids: readonly string[] }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <ButtonLink href={paths.newShortlist(ids.slice(0, SHORTLIST_ITEMS_MAX))} variant="outline">
        <ListChecks aria-hidden="true" />
        {t("Create a shortlist")}
      </ButtonLink>
      <TextLink href={paths.shortlists} className="inline-flex min-h-11 items-center">
        {t("Shortlists")}
      </TextLink>
    </div>
  );
}
