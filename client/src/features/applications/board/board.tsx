import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import {
  APPLICATION_STATUSES,
  APPLICATION_STATUS_LABELS,
  type ApplicationStatus,
} from "@shared/constants/enums";
import type { ApplicationListItem } from "@shared/validators/applications";
import { translateLabel } from "@shared/words/labels";
import { entitiesQuery } from "@/lib/api/queries/entities";
import { cn } from "@/lib/cn";
import { mayEdit } from "@/lib/entity-rights";
import { t } from "@/words";
import { BoardCard } from "./board-card";
import { MoveDialog } from "./move-dialog";
import { type Move, useMoveApplication } from "./use-move-application";

/**
 * The applications in a column for each status. A card is dragged to another column, or moved there by its button. On a
 * phone the columns stand below each other, without the empty ones.
 */
export default function Board({ applications }: { applications: readonly ApplicationListItem[] }) {
  const { data: entities } = useQuery(entitiesQuery());
  const move = useMoveApplication();
  const root = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<ApplicationListItem>();
  const [over, setOver] = useState<ApplicationStatus>();
  const [asked, setAsked] = useState<ApplicationListItem>();
  const [focusOn, setFocusOn] = useState<string>();
  const { isPending } = move;
  const isMoving = ({ id }: ApplicationListItem) => isPending && move.variables.application.id === id;
  const start = ({ application, status }: Move) => {
    if (application.status !== status && !isMoving(application)) move.mutate({ application, status });
  };

  useEffect(() => {
    if (focusOn === undefined) return;
    // The button that opened the dialog went with its column. The one of the moved card takes its place.
    const timer = setTimeout(() => {
      const { activeElement } = document;
      if (activeElement === document.body || activeElement?.closest("[role=dialog]"))
        root.current?.querySelector<HTMLElement>(`[data-card-id="${focusOn}"] button`)?.focus();
      if (!isPending) setFocusOn(undefined);
    });
    return () => clearTimeout(timer);
  }, [focusOn, applications, isPending]);

  const endDrag = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  return (
    <div
      ref={root}
      className="grid grid-cols-1 gap-4 md:auto-cols-[minmax(14rem,1fr)] md:grid-flow-col md:grid-cols-none md:overflow-x-auto md:pb-3"
    >
      {APPLICATION_STATUSES.map((status) => {
        const cards = applications.filter((each) => each.status === status);
        const label = translateLabel(APPLICATION_STATUS_LABELS[status]);
        return (
          <section
            key={status}
            aria-label={label}
            onDragOver={(event) => {
              if (!dragged) return;
              event.preventDefault();
              setOver(status);
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged) start({ application: dragged, status });
              endDrag();
            }}
            className={cn(
              "rounded-card border border-line bg-raised/50 p-3",
              cards.length === 0 && "max-md:hidden",
              over === status && "border-link bg-raised",
            )}
          >
            <h3 className="mb-3 flex items-baseline justify-between gap-2 px-1 text-base">
              {label} <span className="font-sans text-sm font-normal text-quiet">{cards.length}</span>
            </h3>
            {cards.length === 0 && <p className="px-1 text-sm text-quiet">{t("Nothing here")}</p>}
            <ul className="space-y-3">
              {cards.map((application) => (
                <BoardCard
                  key={application.id}
                  application={application}
                  mayMove={mayEdit(entities?.find(({ id }) => id === application.entity?.id) ?? {})}
                  isMoving={isMoving(application)}
                  isDragged={dragged?.id === application.id}
                  onDragStart={() => setDragged(application)}
                  onDragEnd={endDrag}
                  onAsk={() => setAsked(application)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <MoveDialog
        application={asked}
        onClose={() => setAsked(undefined)}
        onChoose={(chosen) => {
          setAsked(undefined);
          setFocusOn(chosen.application.id);
          start(chosen);
        }}
      />
    </div>
  );
}
