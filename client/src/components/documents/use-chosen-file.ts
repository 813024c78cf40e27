import { useState } from "react";
import type { AddDocumentVersionInput, DocumentView } from "@shared/validators/documents";
import { t } from "@/words";
import { useUploadDocument } from "./use-upload";

type Send<T> = {
  /** Records the file once it is stored. */
  record: (stored: AddDocumentVersionInput, file: File) => Promise<T>;
  onSuccess: (recorded: T) => void;
  /** Gets what a person is told, besides `upload.error`. */
  onError?: (failure: string, error: Error) => void;
};

/**
 * A file that is chosen first and sent with a press: what its field shows, and what sends it. Without a file the field says that
 * one has to be chosen.
 */
export function useChosenFile<T = DocumentView>() {
  const upload = useUploadDocument<T>();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  return {
    file,
    upload,
    /** What a FileField is given. */
    field: {
      ...{ file, problem, stage: upload.stage },
      onChange: (chosen: File | undefined, why?: string) => {
        setFile(chosen);
        setProblem(why);
        upload.reset();
      },
    },
    send: ({ record, onSuccess, onError }: Send<T>) => {
      if (!file) return setProblem(t("Choose a file first."));
      upload.mutate(
        { file, record: (stored) => record(stored, file) },
        { onSuccess, onError: (error) => onError?.(upload.failure, error) },
      );
    },
  };
}
