import { FileUp } from "lucide-react";
import { useId } from "react";
import { DOCUMENT_BYTES_MAX } from "@shared/constants/limits";
import { TRACKER_BYTES_MAX } from "@shared/constants/trackers";
import { LiveRegion } from "@/components/live-region";
import { Progress } from "@/ui/progress";
import { formatFileSize } from "@/lib/format/file-size";
import { t } from "@/words";
import type { UploadStage } from "./use-upload";

/** What a field takes: anything that the library of documents keeps, what a profile, a call or a tracker is read from. */
const TAKEN = {
  document: {
    accept: ".pdf,.docx,.pptx,.xlsx,.png,.jpg,.jpeg,.webp",
    hint: t("PDF, Word, PowerPoint, Excel or a picture, up to 25 MB"),
  },
  report: { accept: ".pdf,.docx,.pptx", hint: t("PDF, Word or PowerPoint, up to 25 MB") },
  call: { accept: ".pdf,.docx", hint: t("PDF or Word, up to 25 MB") },
  tracker: { accept: ".csv,.tsv,.txt,.xlsx", hint: t("CSV or Excel (XLSX), up to 5 MB") },
};

/** Returns a sentence if a file cannot be uploaded; undefined if it may be. The server checks the content. */
function findProblem({ size }: File, takes: keyof typeof TAKEN): string | undefined {
  if (size === 0) return t("This file is empty. Choose another one.");
  const most = takes === "tracker" ? TRACKER_BYTES_MAX : DOCUMENT_BYTES_MAX;
  if (size <= most) return undefined;
  return t("This file is {size}. A document can be up to {most}.", {
    size: formatFileSize(size),
    most: formatFileSize(most),
  });
}

/** Chooses the file of a document, and shows how far its upload is. */
export function FileField({
  takes = "document",
  file,
  problem,
  stage,
  onChange,
}: {
  takes?: keyof typeof TAKEN;
  file: File | undefined;
  problem: string | undefined;
  stage: UploadStage | undefined;
  /** Gets the file, or why it cannot be uploaded. */
  onChange: (file: File | undefined, problem?: string) => void;
}) {
  const id = useId();
  const words = stage === undefined ? "" : stage === "reading" ? t("Reading the document…") : t("Uploading");
  return (
    <div>
      <LiveRegion>{words}</LiveRegion>
      <input
        id={id}
        type="file"
        accept={TAKEN[takes].accept}
        aria-label={t("File")}
        aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ""}`}
        aria-invalid={problem ? true : undefined}
        disabled={stage !== undefined}
        className="peer sr-only"
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          event.target.value = "";
          if (!chosen) return;
          const found = findProblem(chosen, takes);
          onChange(found ? undefined : chosen, found);
        }}
      />
      <label
        htmlFor={id}
        className="flex min-h-16 items-center gap-3 rounded-control border border-dashed border-edge/60 px-4 py-3 transition-colors peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring hover:bg-raised"
      >
        <FileUp aria-hidden="true" className="size-5 shrink-0 text-link" />
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">
            {file ? <bdi>{file.name}</bdi> : t("Choose a file § document")}
          </span>
          <span id={`${id}-hint`} className="block text-sm text-quiet">
            {file ? formatFileSize(file.size) : TAKEN[takes].hint}
          </span>
        </span>
      </label>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1.5 text-sm font-medium text-destructive">
          {problem}
        </p>
      )}
      {stage !== undefined && (
        <div className="mt-3 space-y-1.5">
          <Progress value={stage === "reading" ? 100 : stage.percent} label={words} />
          <p className="text-sm text-quiet">
            {stage === "reading" ? words : t("Uploading… {percent}%", { percent: stage.percent })}
          </p>
        </div>
      )}
    </div>
  );
}
