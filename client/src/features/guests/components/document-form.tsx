import { useId, useState } from "react";
import { GUEST_FILE_BYTES_MAX, GUEST_FILE_ENDINGS, GUEST_FILE_MB } from "@shared/constants/guest-files";
import { ApiError } from "@/lib/api/api-client";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { controlClass } from "@/ui/input";
import { t } from "@/words";
import type { AnswerFormProps } from "./guest-request";
import { Problem } from "./text-box";

export function DocumentForm({ request, send }: AnswerFormProps) {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const isTooLarge = file !== null && file.size > GUEST_FILE_BYTES_MAX;
  const problem = isTooLarge
    ? t("This file is larger than {n} MB.", { n: GUEST_FILE_MB })
    : isMissing && file === null
      ? t("Choose a file first.")
      : send.error instanceof ApiError
        ? send.error.fieldErrors.file?.[0]
        : undefined;
  return (
    <Card>
      <form
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (file === null) setMissing(true);
          else if (!isTooLarge && !send.isPending) send.mutate({ file });
        }}
      >
        {request.fileName && (
          <p className="wrap-anywhere">
            {t("Sent:")} <bdi className="font-medium">{request.fileName}</bdi>
          </p>
        )}
        <div className="grid min-w-0 grid-cols-1 gap-1.5">
          <label htmlFor={id} className="text-[0.9375rem] font-semibold">
            {request.fileName ? t("Another file in its place") : t("Your file")}
          </label>
          <input
            id={id}
            type="file"
            accept={GUEST_FILE_ENDINGS.join(",")}
            className={`${controlClass} min-h-11 py-2 file:me-3 file:rounded-sm file:border-0 file:bg-raised file:px-2 file:py-1 file:font-medium file:text-ink`}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ""}`}
            onChange={({ target }) => {
              send.reset();
              setFile(target.files?.[0] ?? null);
            }}
          />
          <p id={`${id}-hint`} className="text-sm text-quiet">
            {t("PDF, Word, PowerPoint, Excel, PNG or JPEG, at most {n} MB.", { n: GUEST_FILE_MB })}
          </p>
          {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
        </div>
        <Button type="submit" variant="accent" size="lg" pending={send.isPending}>
          {t("Send the file")}
        </Button>
      </form>
    </Card>
  );
}
