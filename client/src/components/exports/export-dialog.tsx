import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { ExportColumn } from "@shared/constants/exports";
import { translateLabel } from "@shared/words/labels";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { download } from "@/lib/api/download";
import { toastFailure } from "@/lib/api/failure-toast";
import { joinQueryKey } from "@/lib/api/query-client";
import { toast } from "@/lib/toast";
import { t } from "@/words";

export type ExportProps = {
  /** The address of the file. */
  path: string;
  /** The address of the same list for programs, with every fact of a row; without it there is none. */
  jsonPath?: string;
  /** The filters of the screen; empty ones are left out. */
  filters: Record<string, string | undefined>;
  columns: readonly ExportColumn[];
  /** Describes the content of the file. */
  description: string;
  /** Shown when the file holds only the beginning of a longer list. */
  cutNote?: string;
};

/** Lets the user choose the columns and downloads the file. It stays mounted while it closes. */
export default function ExportDialog({
  isOpen,
  onClose,
  ...props
}: ExportProps & { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose}>
      <DialogContent title={t("Export as CSV")} description={props.description}>
        <ColumnChoice {...props} onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
}

const filterColumns = (columns: readonly ExportColumn[]) =>
  columns.filter(({ isShown, isKept }) => isShown ?? isKept).map(({ name }) => name);

function ColumnChoice({
  path,
  jsonPath,
  filters,
  columns,
  cutNote,
  onDone,
}: ExportProps & { onDone: () => void }) {
  const titleId = useId();
  const [chosen, setChosen] = useState<readonly string[]>(() => filterColumns(columns));
  const save = useMutation({
    mutationFn: (form: "csv" | "json") =>
      download(
        joinQueryKey(
          form === "json" && jsonPath
            ? [jsonPath, filters]
            : [path, { ...filters, columns: chosen.join(",") }],
        ),
      ),
    onSuccess: (headers) => {
      onDone();
      const isCut = headers.get("X-Export-Cut") !== null;
      toast({
        title: t("Your file is ready"),
        description: isCut ? cutNote : t("It is among your downloads."),
      });
    },
    onError: (error) => toastFailure(t("The export failed"), error),
  });
  const optional = columns.filter(({ isKept }) => !isKept);
  const hasAll = optional.every(({ name }) => chosen.includes(name));
  const isEmpty = !optional.some(({ name }) => chosen.includes(name));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !save.isPending) save.mutate("csv");
      }}
    >
      <fieldset aria-labelledby={titleId}>
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
          <h3 id={titleId} className="text-[0.9375rem] font-semibold">
            {t("Columns")}
          </h3>
          <Button
            variant="ghost"
            size="sm"
            className="-me-3"
            onClick={() => setChosen(hasAll ? filterColumns(columns) : columns.map(({ name }) => name))}
          >
            {hasAll ? t("Only those on the screen") : t("Choose all")}
          </Button>
        </div>
        <div className="grid gap-x-4 min-[22rem]:grid-cols-2 sm:gap-x-6">
          {columns.map(({ name, label, isKept }) => (
            <Checkbox
              key={name}
              label={translateLabel(label)}
              hint={isKept && t("Always in the file: the licences ask for it.")}
              checked={chosen.includes(name)}
              disabled={isKept}
              onChange={({ target: { checked } }) =>
                setChosen((current) =>
                  checked ? [...current, name] : current.filter((other) => other !== name),
                )
              }
            />
          ))}
        </div>
      </fieldset>
      {isEmpty && (
        <p role="alert" className="mt-2 text-sm text-destructive">
          {t("Choose at least one column")}
        </p>
      )}
      {jsonPath && (
        <p className="text-quiet mt-3">{t("JSON is for programs: it has every fact of each row.")}</p>
      )}
      <DialogFooter>
        <DialogClose>{t("Cancel")}</DialogClose>
        {jsonPath && (
          <Button
            variant="outline"
            pending={save.isPending && save.variables === "json"}
            onClick={() => !save.isPending && save.mutate("json")}
          >
            {t("Download JSON")}
          </Button>
        )}
        <Button
          type="submit"
          pending={save.isPending && save.variables === "csv"}
          aria-disabled={isEmpty || undefined}
        >
          {t("Download CSV")}
        </Button>
      </DialogFooter>
    </form>
  );
}
