import type { ComponentProps } from "react";
import type { AddDocumentVersionInput } from "@shared/validators/documents";
import { toastFailure } from "@/lib/api/failure-toast";
import { Button } from "@/ui/button";
import { t } from "@/words";
import { FileField } from "./file-field";
import { useChosenFile } from "./use-chosen-file";

type Props<T> = Pick<ComponentProps<typeof FileField>, "takes"> & {
  title: string;
  /** Has the stored file read. */
  read: (stored: AddDocumentVersionInput) => Promise<T>;
  onRead: (answer: T) => void;
  buttonClassName?: string;
};

/** Takes a file that is read, as one of several ways on a page. */
export function ReadFile<T>({ title, takes, read, onRead, buttonClassName }: Props<T>) {
  const { field, upload, send } = useChosenFile<T>();
  return (
    <section className="space-y-3">
      <h3 className="text-base">{title}</h3>
      <FileField takes={takes} {...field} />
      <Button
        variant="outline"
        className={buttonClassName}
        pending={upload.isPending}
        onClick={() => send({ record: read, onSuccess: onRead, onError: toastFailure })}
      >
        {t("Read the file")}
      </Button>
    </section>
  );
}
