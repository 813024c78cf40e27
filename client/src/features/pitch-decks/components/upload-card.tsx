import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useState, type DragEvent } from "react";
import type { AiProvider } from "@shared/constants/enums";
import { DEFAULT_DECK_PROVIDER } from "@shared/constants/pitch-decks";
import { useAiQuestion } from "@/components/ai-consent/use-ai-question";
import { ButtonLink } from "@/components/button-link";
import { Button } from "@/ui/button";
import { Card, CardHeader } from "@/ui/card";
import { Select } from "@/ui/select";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { userMessage } from "@/lib/api/api-client";
import { cn } from "@/lib/cn";
import { formatEntityName, mayEdit } from "@/lib/entity-rights";
import { paths } from "@/lib/paths";
import { entitiesQuery } from "@/lib/api/queries/entities";
import { toast } from "@/lib/toast";
import { cancelUpload, dropFile, startUpload, useUpload } from "../upload/upload-store";
import { t } from "@/words";
import { UploadPanel } from "./upload-panel";

/** Uploads a deck: its entity, its file and the progress. A file can be dropped anywhere on the card. */
export function UploadCard({ provider }: { provider: AiProvider }) {
  const client = useQueryClient();
  const entities = useQuery(entitiesQuery());
  const [chosenEntity, setChosenEntity] = useState<string>();
  const selectId = useId();
  const upload = useUpload();
  const [isWaiting, setWaiting] = useState(false);
  const list = (entities.data ?? []).filter(mayEdit);
  // The first one, unless another is chosen and still exists.
  const entity = list.find(({ id }) => id === chosenEntity) ?? list[0];
  const hasNone = entities.isSuccess && list.length === 0;
  const isReadOnly = hasNone && entities.data.length > 0;

  const drop = useFileDrop((data) => {
    if (hasNone) return refuseUpload(isReadOnly);
    // A file that is dropped before the entities are loaded waits for them.
    setWaiting(!entity);
    dropFile(data);
  });
  const waitsInVain = isWaiting && hasNone;
  useEffect(() => {
    if (!waitsInVain) return;
    cancelUpload();
    refuseUpload(isReadOnly);
  }, [waitsInVain, isReadOnly]);
  const ai = useAiQuestion();
  const start = () => {
    if (!entity) return;
    const aiProvider = provider === DEFAULT_DECK_PROVIDER ? undefined : provider;
    const go = () => void startUpload({ client, entityId: entity.id, aiProvider });
    // After a failure it was asked already.
    if (upload.state !== "chosen") return go();
    ai.ask({ entityId: entity.id, use: "decks", provider, go });
  };

  return (
    <Card
      role="group"
      aria-label={t("Upload Deck")}
      className={cn("transition-colors", drop.isOver && "border-link bg-link/8")}
      {...drop.handlers}
    >
      <CardHeader title={t("Upload Deck")} />
      {ai.question}
      {isWaiting && !entity && upload.state === "chosen" && (
        <p role="status" className="mb-4 text-[0.9375rem] wrap-anywhere">
          {t("{name} is chosen. It is not uploaded yet.", { name: upload.file.name })}
        </p>
      )}
      {entities.isPending && <UploadSkeleton />}
      {entities.isError && (
        <div role="alert" className="space-y-3">
          <p className="text-quiet">
            {userMessage(entities.error, t("Your entities could not be loaded. Check your connection."))}
          </p>
          <Button
            variant="outline"
            pending={entities.isFetching}
            onClick={() => void entities.refetch()}
            className="w-full"
          >
            {t("Try again")}
          </Button>
        </div>
      )}
      {isReadOnly && <p className="text-quiet">{explainNoUpload()}</p>}
      {hasNone && !isReadOnly && (
        <div className="space-y-4">
          <p className="text-quiet">{t("Create an entity profile before uploading pitch decks")}</p>
          <ButtonLink href={paths.settings} variant="accent" className="w-full">
            {t("Create Entity Profile")}
          </ButtonLink>
        </div>
      )}
      {entity && (
        <div className="space-y-4">
          {list.length > 1 && (
            <div className="grid gap-1.5">
              <label htmlFor={selectId} className="text-[0.9375rem] font-semibold">
                {t("Entity")}
              </label>
              <Select
                id={selectId}
                options={list.map((each) => ({ value: each.id, label: formatEntityName(each) }))}
                value={entity.id}
                disabled={upload.state === "uploading" || upload.state === "recording"}
                onChange={(event) => setChosenEntity(event.target.value)}
              />
            </div>
          )}
          <UploadPanel upload={upload} isOver={drop.isOver} onStart={start} />
        </div>
      )}
    </Card>
  );
}

const explainNoUpload = () =>
  t("You can only read your entities. To upload a deck, ask one of their owners for the right to edit.");

function refuseUpload(isReadOnly: boolean): void {
  toast({
    title: t("Error"),
    description: isReadOnly
      ? explainNoUpload()
      : t("Please create an entity profile before uploading pitch decks"),
    variant: "destructive",
  });
}

/** Handles drag and drop on an element. A file dropped beside it is ignored, because the browser would open it in place of the page. */
function useFileDrop(onDrop: (data: DataTransfer) => void) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files") || event.defaultPrevented) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "none";
    };
    window.addEventListener("dragover", ignore);
    window.addEventListener("drop", ignore);
    return () => {
      window.removeEventListener("dragover", ignore);
      window.removeEventListener("drop", ignore);
    };
  }, []);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      setOver(true);
    },
    // Entering a child fires a leave as well.
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onDrop(event.dataTransfer);
    },
  };
  return { isOver, handlers };
}

function UploadSkeleton() {
  return (
    <SkeletonGroup label={t("Loading your entities")} className="space-y-4">
      <Skeleton className="h-32 rounded-control" />
      <Skeleton className="h-11 rounded-control md:h-10" />
    </SkeletonGroup>
  );
}
