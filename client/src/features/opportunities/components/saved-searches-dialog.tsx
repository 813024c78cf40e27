import { Link } from "wouter";
import type { SavedSearchView } from "@shared/validators/saved-searches";
import { TextLink } from "@/components/text-link";
import { Dialog, DialogContent } from "@/ui/dialog";
import { paths } from "@/lib/paths";
import { searchSummary } from "@/lib/format/search-wording";
import { t } from "@/words";

export type SavedSearchesProps = {
  saved: readonly SavedSearchView[];
  /** The search that the list shows now. */
  current: SavedSearchView | undefined;
};

/** Lists the user's saved searches as links. It stays mounted while it closes. */
export default function SavedSearchesDialog({
  saved,
  current,
  isOpen,
  onClose,
}: SavedSearchesProps & { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose}>
      <DialogContent title={t("Saved searches")}>
        <ul className="-mx-3 grid gap-1">
          {saved.map((search, index) => (
            <li key={search.id}>
              <Link
                href={paths.opportunitySearch(search)}
                aria-current={search.id === current?.id ? "true" : undefined}
                data-autofocus={index === 0 ? "" : undefined}
                onClick={onClose}
                className="focus-inset block rounded-control px-3 py-2.5 transition-colors hover:bg-raised aria-[current]:bg-raised"
              >
                <bdi className="block font-semibold wrap-anywhere">{search.name}</bdi>
                <bdi className="block text-sm wrap-anywhere text-quiet">{searchSummary(search)}</bdi>
                {search.shared?.by && (
                  <span className="block text-sm wrap-anywhere text-quiet">
                    {t("Shared by {name}", { name: search.shared.by })}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-sm text-quiet">
          {t.rich("Rename and delete them, and choose how often you are told, in {link}.", {
            link: <TextLink href={paths.notificationSettings}>{t("Settings")}</TextLink>,
          })}
        </p>
      </DialogContent>
    </Dialog>
  );
}
