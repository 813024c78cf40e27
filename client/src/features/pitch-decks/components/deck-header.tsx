import { useQuery } from "@tanstack/react-query";
import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Button } from "@/ui/button";
import { buttonClass } from "@/ui/button-styles";
import { formatDate } from "@/lib/format/dates";
import { entitiesQuery } from "@/lib/api/queries/entities";
import { parseUrl } from "@shared/parse-url";
import { useDeleteDeck } from "../api";
import type { Deck } from "../deck-figures";
import { formatFileSize } from "@/lib/format/file-size";
import { joinFacts } from "@shared/words/facts";
import { t } from "@/words";

/** The deck's name, with actions on its file. */
export function DeckHeader({
  deck,
  isEditable,
  onDeleted,
}: {
  deck: Deck;
  isEditable: boolean;
  onDeleted: () => void;
}) {
  const [asks, setAsks] = useState(false);
  const remove = useDeleteDeck(deck.id, onDeleted);
  const entities = useQuery(entitiesQuery());
  // The entity is worth naming only where there are several.
  const entity =
    (entities.data?.length ?? 0) > 1
      ? entities.data?.find(({ id }) => id === deck.entityId)?.name
      : undefined;
  const uploaded = formatDate(deck.createdAt);
  const facts = [
    entity,
    deck.slideCount ? t.count(deck.slideCount, "1 slide", "{n} slides") : undefined,
    deck.fileSize ? formatFileSize(deck.fileSize) : undefined,
    uploaded ? t("Uploaded {date}", { date: uploaded }) : undefined,
  ].filter((fact) => fact !== undefined);
  const file = getSafeAddress(deck.uploadedFileUrl);

  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="line-clamp-3 text-xl leading-snug wrap-anywhere md:text-2xl">
          <bdi>{deck.fileName}</bdi>
        </h2>
        <p className="mt-1 text-[0.9375rem] text-quiet">{joinFacts(facts)}</p>
      </div>
      <div className="-ms-3 flex flex-wrap md:ms-0">
        {file && (
          <a href={file} download={deck.fileName} className={buttonClass("ghost", "sm")}>
            <Download aria-hidden="true" />
            {t("Download")}
          </a>
        )}
        {isEditable && (
          <Button variant="ghost" size="sm" onClick={() => setAsks(true)}>
            <Trash2 aria-hidden="true" />
            {t("Delete")}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={asks}
        onClose={() => setAsks(false)}
        title={
          <span className="wrap-anywhere">
            {t.rich("Delete “{name}”?", { name: <bdi>{deck.fileName}</bdi> })}
          </span>
        }
        description={t("The file and all of its analyses are deleted. This action cannot be undone.")}
        confirmLabel={t("Delete")}
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </header>
  );
}

/** Returns the file's address if it is safe: on this site, or http(s) elsewhere. */
function getSafeAddress(url: string | undefined): string | undefined {
  const address = url ? parseUrl(url, location.href) : null;
  return address?.protocol === "https:" || address?.protocol === "http:" ? address.href : undefined;
}
