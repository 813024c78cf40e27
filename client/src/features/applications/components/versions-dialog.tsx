import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { TextField } from "@shared/constants/applications";
import type { ApplicationView, TextVersionItem } from "@shared/validators/applications";
import { ErrorState } from "@/components/error-state";
import { Button } from "@/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { Select } from "@/ui/select";
import { Skeleton } from "@/ui/skeleton";
import { useMayEdit } from "@/lib/entity-rights";
import { formatDateTime } from "@/lib/format/dates";
import { t } from "@/words";
import { textVersionQuery, textVersionsQuery, useUpdateApplication } from "../api";
import { nameTextField } from "../wording";
import { TextDifference } from "./text-difference";

type Props = { application: ApplicationView; field: TextField; isOpen: boolean; onClose: () => void };

/** Shows what a text of an application was before, how it differs from the present one, and brings it back. */
export default function VersionsDialog({ application, field, isOpen, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose}>
      <DialogContent title={t("Versions of {text}", { text: nameTextField(field) })}>
        <Versions application={application} field={field} onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function Versions({
  application,
  field,
  onDone,
}: Pick<Props, "application" | "field"> & { onDone: () => void }) {
  const { data, isError, error, refetch, isFetching } = useQuery(textVersionsQuery(application.id));
  if (isError)
    return (
      <ErrorState
        title={t("The versions could not be loaded")}
        error={error}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  if (!data) return <Skeleton className="h-40 w-full" />;
  // The newest is the text that is shown on the page.
  const earlier = data.versions.filter((version) => version.field === field).slice(1);
  if (earlier.length === 0)
    return <p className="text-quiet">{t("There is no earlier version. Each save from now on keeps one.")}</p>;
  return <EarlierVersions application={application} field={field} versions={earlier} onDone={onDone} />;
}

function EarlierVersions({
  application,
  field,
  versions,
  onDone,
}: {
  application: ApplicationView;
  field: TextField;
  versions: TextVersionItem[];
  onDone: () => void;
}) {
  const [chosen, setChosen] = useState(versions[0]!.id);
  // The oldest one goes when another is saved meanwhile.
  const shown = versions.find((version) => version.id === chosen) ?? versions[0]!;
  const { id } = shown;
  const {
    data: version,
    isError,
    error,
    refetch,
    isFetching,
  } = useQuery(textVersionQuery(application.id, id));
  const update = useUpdateApplication(application.id);
  const isEditable = useMayEdit(application.entityId);
  return (
    <div className="space-y-4">
      <div>
        <Select
          aria-label={t("Version")}
          options={versions.map((each) => ({ value: String(each.id), label: nameVersion(each) }))}
          value={String(id)}
          onChange={(event) => setChosen(Number(event.target.value))}
        />
        {/* A narrow choice cuts long names. Screen readers have heard the whole one there. */}
        <p aria-hidden="true" className="mt-1.5 text-sm wrap-anywhere text-quiet sm:hidden">
          {nameVersion(shown)}
        </p>
      </div>
      {isError ? (
        <ErrorState
          title={t("This version could not be loaded")}
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : version ? (
        <TextDifference before={version.text ?? ""} now={application[field] ?? ""} />
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
      <DialogFooter>
        <DialogClose>{t("Close")}</DialogClose>
        {isEditable && (
          <Button
            disabled={!version}
            pending={update.isPending}
            onClick={() =>
              version &&
              update.mutate({ [field]: version.text, version: application.version }, { onSuccess: onDone })
            }
          >
            {t("Bring this version back")}
          </Button>
        )}
      </DialogFooter>
    </div>
  );
}

function nameVersion({ savedAt, author }: TextVersionItem): string {
  const time = formatDateTime(savedAt) ?? "";
  return author ? t("{time}, by {author}", { time, author }) : time;
}
