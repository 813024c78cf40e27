import { ArrowRightLeft } from "lucide-react";
import { Link } from "wouter";
import type { ApplicationListItem } from "@shared/validators/applications";
import { Button } from "@/ui/button";
import { cn } from "@/lib/cn";
import { formatDate } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { t } from "@/words";
import { formatRequested, nameApplication } from "../wording";

/** An application on the board. Its button does by keyboard and touch what dragging does. */
export function BoardCard({
  application,
  mayMove,
  isMoving,
  isDragged,
  onDragStart,
  onDragEnd,
  onAsk,
}: {
  application: ApplicationListItem;
  mayMove: boolean;
  isMoving: boolean;
  isDragged: boolean;
  onDragStart: () => void;
  onDragEnd: () => void;
  onAsk: () => void;
}) {
  const { id, entity, opportunity, askingAmount, askingCurrency } = application;
  const name = nameApplication(application);
  const deadline = formatDate(opportunity?.deadline ?? null);
  return (
    <li
      data-card-id={id}
      draggable={mayMove && !isMoving}
      onDragStart={(event) => {
        // Firefox drags nothing without data.
        event.dataTransfer.setData("text/plain", name);
        event.dataTransfer.effectAllowed = "move";
        onDragStart();
      }}
      onDragEnd={onDragEnd}
      className={cn(
        "space-y-2 rounded-control border border-line bg-surface p-3 shadow-soft",
        mayMove && "md:cursor-grab",
        isDragged && "opacity-55",
      )}
    >
      <h4 dir="auto" className="font-sans text-[0.9375rem] font-semibold tracking-normal wrap-anywhere">
        <Link href={paths.application(id)} draggable={false} className="text-link hover:underline">
          {name}
        </Link>
      </h4>
      <p dir="auto" className="text-sm wrap-anywhere text-quiet">
        {entity?.name ?? t("No entity")}
      </p>
      <p className="text-sm">{formatRequested(askingAmount, askingCurrency)}</p>
      {deadline && <p className="text-sm text-quiet">{t("Deadline {date}", { date: deadline })}</p>}
      {mayMove && (
        <Button
          variant="ghost"
          size="sm"
          className="-ms-3"
          aria-haspopup="dialog"
          aria-label={t("Move {name} to another status", { name })}
          pending={isMoving}
          onClick={onAsk}
        >
          <ArrowRightLeft aria-hidden="true" />
          {t("Move to…")}
        </Button>
      )}
    </li>
  );
}
