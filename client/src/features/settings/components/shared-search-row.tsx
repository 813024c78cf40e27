import type { SavedSearchView } from "@shared/validators/saved-searches";
import { TextLink } from "@/components/text-link";
import { useShareSearch } from "@/lib/api/saved-searches";
import { useRights } from "@/lib/entity-rights";
import { searchSummary } from "@/lib/format/search-wording";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/button";
import { t } from "@/words";
import { FocusFallback } from "./focus-fallback";

/** A saved search of another member. An owner of the entity can end its sharing. */
export function SharedSearchRow({ search }: { search: SavedSearchView }) {
  const { id, name, shared } = search;
  const share = useShareSearch(id);
  const may = useRights(shared?.entityId ?? "");
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <TextLink
          href={paths.opportunitySearch(search)}
          className="inline-flex min-h-11 items-center wrap-anywhere md:-my-0.5 md:min-h-7"
        >
          <bdi>{name}</bdi>
        </TextLink>
        <p dir="auto" className="text-sm wrap-anywhere text-quiet md:mt-0.5">
          {searchSummary(search)}
        </p>
        <p className="text-sm wrap-anywhere text-quiet">
          {t("Shared by {name} with {entity}. Only they get mails about it.", {
            name: shared?.by ?? "",
            entity: shared?.entityName ?? "",
          })}
        </p>
      </div>
      {may("manage") && (
        <Button
          variant="ghost"
          className="max-sm:w-full"
          aria-label={t("Stop sharing {name}", { name })}
          pending={share.isPending}
          onClick={() => share.mutate(null)}
        >
          {t("Stop sharing")}
          {share.isPending && <FocusFallback section="notifications" />}
        </Button>
      )}
    </li>
  );
}
