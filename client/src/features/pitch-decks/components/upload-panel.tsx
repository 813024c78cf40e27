import { FileUp, FileText, X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { DECK_FILE_HINT } from "@shared/constants/pitch-decks";
import { translateLabel } from "@shared/words/labels";
import { LiveRegion } from "@/components/live-region";
import { ResendVerification } from "@/components/verify-email-banner";
import { Alert } from "@/ui/alert";
import { Button, IconButton } from "@/ui/button";
import { Progress } from "@/ui/progress";
import { cn } from "@/lib/cn";
import { formatFileSize } from "@/lib/format/file-size";
import { cancelUpload, chooseFile, type Upload } from "../upload/upload-store";
import { t } from "@/words";

/** Chooses the file and shows its upload. */
export function UploadPanel({
  upload,
  isOver,
  onStart,
}: {
  upload: Upload;
  /** True while a file is dragged over the card. */
  isOver: boolean;
  onStart: () => void;
}) {
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const panel = useKeptFocus(upload.state);
  const isUnderWay = upload.state === "uploading" || upload.state === "recording";
  const problem = "problem" in upload ? upload.problem : undefined;
  const browse = () => input.current?.click();

  return (
    <div ref={panel} tabIndex={-1}>
      <LiveRegion>{getAnnouncement(upload)}</LiveRegion>
      <div className="space-y-4">
        <input
          ref={input}
          id={inputId}
          type="file"
          aria-label={t("Pitch deck file")}
          aria-describedby={`${inputId}-hint`}
          aria-invalid={problem ? true : undefined}
          disabled={isUnderWay}
          className="peer sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) chooseFile(file);
            // Allows the same file to be chosen again, after it was repaired.
            event.target.value = "";
          }}
        />
        {upload.state === "empty" ? (
          <label
            htmlFor={inputId}
            className={cn(
              "flex flex-col items-center rounded-control border border-dashed px-4 py-6 text-center transition-colors hover:bg-raised",
              "peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring",
              isOver ? "border-link" : "border-edge/60",
            )}
          >
            <span className="mb-3 grid size-11 place-items-center rounded-full bg-raised text-link">
              <FileUp aria-hidden="true" className="size-5" />
            </span>
            <span className="font-semibold text-balance">
              {isOver
                ? t("Drop it here")
                : t.rich("Choose a file {orDropIt}", {
                    orDropIt: <span className="max-md:hidden">{t("or drop it here")}</span>,
                  })}
            </span>
            <span id={`${inputId}-hint`} className="mt-1 text-sm text-quiet">
              {translateLabel(DECK_FILE_HINT)}
            </span>
          </label>
        ) : (
          <div className="space-y-3 rounded-control border border-line bg-raised/50 p-3 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring">
            <ChosenFile file={upload.file} onRemove={isUnderWay ? undefined : cancelUpload} />
            {upload.state === "uploading" && (
              <ProgressLine label={t("Uploading")} value={upload.percent} text={formatProgress(upload)} />
            )}
            {upload.state === "recording" && (
              <ProgressLine
                label={t("Reading your deck")}
                value={100}
                text={t("Uploaded. Reading your deck…")}
              />
            )}
          </div>
        )}
        {problem && (
          <p role="alert" className="text-sm font-medium text-destructive">
            {problem}
          </p>
        )}
        {upload.state === "failed" && (
          <Alert
            tone={upload.isUnverified ? "warning" : "destructive"}
            role="alert"
            title={upload.title}
            actions={upload.isUnverified && <ResendVerification className="w-full" />}
          >
            {upload.reason}
          </Alert>
        )}
        <Actions upload={upload} onStart={onStart} onBrowse={browse} />
        {upload.state !== "empty" && !isUnderWay && (
          <p id={`${inputId}-hint`} className="text-center text-sm text-quiet">
            {translateLabel(DECK_FILE_HINT)}
          </p>
        )}
      </div>
    </div>
  );
}

function Actions({
  upload,
  onStart,
  onBrowse,
}: {
  upload: Upload;
  onStart: () => void;
  onBrowse: () => void;
}) {
  const another = (
    <Button key="another" variant="outline" className="w-full" onClick={onBrowse}>
      {t("Choose another file")}
    </Button>
  );
  switch (upload.state) {
    case "recording":
      return null;
    case "uploading":
      return (
        <Button key="cancel" variant="outline" className="w-full" onClick={cancelUpload}>
          {t("Cancel")}
        </Button>
      );
    case "failed":
      return (
        <div className="grid gap-2">
          {upload.next && (
            <Button key="again" variant="accent" className="w-full" onClick={onStart}>
              {t("Try again")}
            </Button>
          )}
          {another}
        </div>
      );
    default:
      return (
        <div className="grid gap-2">
          <Button
            key="upload"
            variant="accent"
            className="w-full"
            onClick={upload.state === "chosen" ? onStart : onBrowse}
          >
            {t("Upload Pitch Deck")}
          </Button>
          {upload.state === "chosen" && another}
        </div>
      );
  }
}

function ChosenFile({ file, onRemove }: { file: File; onRemove: (() => void) | undefined }) {
  return (
    <div className="flex items-center gap-3">
      <FileText aria-hidden="true" className="size-5 shrink-0 text-link" />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 text-[0.9375rem] font-medium wrap-anywhere">
          <bdi>{file.name}</bdi>
        </p>
        <p className="text-sm text-quiet">{formatFileSize(file.size)}</p>
      </div>
      {onRemove && (
        <IconButton
          label={t("Remove {name}", { name: file.name })}
          onClick={onRemove}
          className="-me-1 shrink-0"
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

function formatProgress({ broken, percent }: Extract<Upload, { state: "uploading" }>): string {
  if (broken === "offline") return t("You are offline. It goes on as soon as you are back.");
  if (broken === "again") return t("The connection broke. Trying again…");
  return percent < 100 ? t("Uploading… {percent}%", { percent }) : t("Uploading… almost there");
}

function ProgressLine({ label, value, text }: { label: string; value: number; text: string }) {
  return (
    <div className="space-y-1.5">
      <Progress value={value} label={label} />
      <p className="text-sm text-quiet">{text}</p>
    </div>
  );
}

/** Announced to screen readers, without every percent. */
function getAnnouncement(upload: Upload): string {
  switch (upload.state) {
    case "chosen":
      return t("{name} is chosen. It is not uploaded yet.", { name: upload.file.name });
    case "uploading":
      return upload.broken ? formatProgress(upload) : t("Uploading");
    case "recording":
      return t("Uploaded. Reading your deck.");
    default:
      return "";
  }
}

/** Keeps the keyboard focus here when the pressed button disappears. */
function useKeptFocus(state: string) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [state]);
  return ref;
}
