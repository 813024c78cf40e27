import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { FilePurpose } from "@shared/constants/objects";
import { toOneLine } from "@shared/one-line";
import type { AddDocumentVersionInput, DocumentView } from "@shared/validators/documents";
import { ApiError } from "@/lib/api/api-client";
import { applicationsKey } from "@/lib/api/queries/applications";
import { documentsKey } from "@/lib/api/queries/documents";
import { loadOnce } from "@/lib/load-once";
import { t } from "@/words";

/** The uploader's code is loaded only when it is needed. */
const loadUploader = loadOnce(() => import("@/lib/upload/upload-file"));

/** How far an upload is: the percent that was sent, then that the server reads the file. */
export type UploadStage = { percent: number } | "reading";

type Upload<T> = { file: File; record: (stored: AddDocumentVersionInput) => Promise<T> };

/**
 * Uploads a file to the library, or for another purpose, and has it recorded. When only the recording failed, the next try does not send the
 * file again. Leaving the screen ends the upload.
 */
export function useUploadDocument<T = DocumentView>(purpose: FilePurpose = "document") {
  const client = useQueryClient();
  const [stage, setStage] = useState<UploadStage>();
  const stored = useRef<{ file: File; url: string }>(undefined);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const mutation = useMutation({
    mutationFn: async ({ file, record }: Upload<T>) => {
      running.current = new AbortController();
      const { signal } = running.current;
      if (stored.current?.file !== file) {
        setStage({ percent: 0 });
        const { uploadFile } = await loadUploader();
        const url = await uploadFile(file, {
          signal,
          purpose,
          onProgress: (percent) => setStage({ percent }),
          onBroken: () => setStage({ percent: 0 }),
        });
        stored.current = { file, url };
      }
      setStage("reading");
      return record({ fileName: toOneLine(file.name), uploadedFileUrl: stored.current.url });
    },
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: documentsKey }),
        client.invalidateQueries({ queryKey: applicationsKey }),
      ]),
    onError: (error) => {
      // The server does not keep a file that it refuses.
      if (error instanceof ApiError && error.status < 500) stored.current = undefined;
    },
    onSettled: () => setStage(undefined),
  });
  const { error } = mutation;
  // The uploader's own errors are sentences for a person.
  const failure = error?.name === "UploadError" ? error.message : t("Failed to add the document");
  return { ...mutation, stage, failure };
}
