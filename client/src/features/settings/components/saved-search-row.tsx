import { Pencil, Rss, Trash2 } from "lucide-react";
import { useState } from "react";
import type { SearchFrequency } from "@shared/constants/news";
import type { EntityView } from "@shared/validators/entities";
import type { SavedSearchView } from "@shared/validators/saved-searches";
import { TextLink } from "@/components/text-link";
import { IconButton } from "@/ui/button";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { Select } from "@/ui/select";
import { Tooltip } from "@/ui/tooltip";
import { paths } from "@/lib/paths";
import { useUpdateSavedSearch } from "@/lib/api/saved-searches";
import { FREQUENCY_OPTIONS, searchSummary } from "@/lib/format/search-wording";
import { t } from "@/words";
import { ShareChoice } from "./share-choice";

const renameDialog = lazyDialog(() => import("./rename-search-dialog"));
const feedDialog = lazyDialog(() => import("./search-feed-dialog"));

/** One saved search: opens it, renames it, shows its feed address, sets how often it mails, and shares it. */
export function SavedSearchRow({
  search,
  shareable,
  onDelete,
}: {
  search: SavedSearchView;
  /** The entities with whose members it may be shared. */
  shareable: readonly EntityView[];
  onDelete: () => void;
}) {
  const { id, name, frequency } = search;
  const { open, wasOpened, shown } = useOpening();
  const feed = useOpening();
  renameDialog.usePreload();
  feedDialog.usePreload();
  const update = useUpdateSavedSearch(id);
  // The cache changes only after the save: until then the choice would jump back.
  const [chosen, setChosen] = useState<SearchFrequency>();

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
      </div>
      <div className="flex flex-wrap items-center gap-1 max-sm:w-full">
        <Select
          aria-label={t("Tell me about {name}", { name })}
          className="me-1 flex-1 max-[22.5rem]:me-0 max-[22.5rem]:basis-full sm:w-40 sm:flex-none"
          options={FREQUENCY_OPTIONS}
          value={chosen ?? frequency}
          onChange={({ target: { value } }) => {
            const wanted = value as SearchFrequency;
            setChosen(wanted);
            update.mutate({ frequency: wanted }, { onSettled: () => setChosen(undefined) });
          }}
        />
        <Tooltip text={t("Feed address")}>
          <IconButton
            label={t("Feed address of {name}", { name })}
            aria-haspopup="dialog"
            onClick={feed.open}
          >
            <Rss aria-hidden="true" />
          </IconButton>
        </Tooltip>
        <Tooltip text={t("Rename")}>
          <IconButton label={t("Rename {name}", { name })} aria-haspopup="dialog" onClick={open}>
            <Pencil aria-hidden="true" />
          </IconButton>
        </Tooltip>
        <Tooltip text={t("Delete")}>
          <IconButton label={t("Delete {name}", { name })} onClick={onDelete}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </Tooltip>
      </div>
      <ShareChoice search={search} shareable={shareable} />
      {feed.wasOpened && <feedDialog.Dialog search={search} {...feed.shown} />}
      {wasOpened && <renameDialog.Dialog search={search} {...shown} />}
    </li>
  );
}
