import { useQueryClient } from "@tanstack/react-query";
import { Globe } from "lucide-react";
import { useState } from "react";
import type { ProfileFileView } from "@shared/validators/profile-proposals";
import type { RegisterView } from "@shared/validators/registers";
import { ReadFile } from "@/components/documents/read-file";
import { DraftNote } from "@/forms/draft-note";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { TextField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { useFormDraft } from "@/hooks/use-form-draft";
import { toastFailure } from "@/lib/api/failure-toast";
import { Button } from "@/ui/button";
import { Card, CardHeader } from "@/ui/card";
import { Select } from "@/ui/select";
import { t } from "@/words";
import { FromRegister } from "./from-register";
import { askForReading, proposalsQuery, useReadSource } from "./proposals-api";

const loadSchema = async () => (await import("@shared/validators/profile-proposals")).websiteSchema;

type Props = {
  entityId: string;
  website: string | null;
  files: readonly ProfileFileView[];
  registers: readonly RegisterView[];
  onAsked: () => void;
};

/** Takes what is read: the address of a website, a registration number, a file, or a deck or document that is there already. */
export function ChooseSource({ entityId, website, files, registers, onAsked }: Props) {
  return (
    <Card>
      <CardHeader
        title={t("What should be read?")}
        description={
          <>
            {registers.length > 0
              ? t("From your website, your registration number or a file.")
              : t("From your website or a file.")}{" "}
            {t(
              "Answers are proposed with the words that give them. Nothing is saved before you press, and an uploaded file is deleted once it is read.",
            )}
          </>
        }
      />
      <div className="space-y-7">
        <FromWebsite {...{ entityId, website, onAsked }} />
        {registers.length > 0 && <FromRegister {...{ entityId, registers, onAsked }} />}
        <FromFile {...{ entityId, onAsked }} />
        {files.length > 0 && <FromLibrary {...{ entityId, files, onAsked }} />}
      </div>
    </Card>
  );
}

function FromWebsite({ entityId, website, onAsked }: Omit<Props, "files" | "registers">) {
  const read = useReadSource(entityId);
  const form = useZodForm(loadSchema, { defaultValues: { url: website ?? "" } });
  const { restored, drop } = useFormDraft(form, `profile-website:${entityId}`);
  return (
    <Form
      form={form}
      pending={read.isPending}
      error={read.error}
      errorFallback={t("Failed to have it read")}
      className="gap-3"
      onSubmit={({ url }) =>
        read.mutate(
          { source: "website", url: String(url) },
          {
            onSuccess: () => {
              drop();
              onAsked();
            },
          },
        )
      }
    >
      <h3 className="text-base">{t("Your website")}</h3>
      <DraftNote restored={restored} />
      <TextField
        name="url"
        label={t("Its address")}
        hint={t("Its first page is read, and up to four that it links to: about, impact, team, contact.")}
        inputMode="url"
        autoComplete="url"
        dir="ltr"
        required
      />
      <SubmitButton variant="accent" className="justify-self-start max-sm:w-full">
        <Globe aria-hidden="true" />
        {t("Read the website")}
      </SubmitButton>
    </Form>
  );
}

function FromFile({ entityId, onAsked }: Pick<Props, "entityId" | "onAsked">) {
  const client = useQueryClient();
  return (
    <ReadFile
      title={t("A deck or a report: PDF, PPTX or DOCX")}
      takes="report"
      read={(stored) => askForReading(entityId, { source: "file", ...stored })}
      onRead={(view) => {
        client.setQueryData(proposalsQuery(entityId).queryKey, view);
        onAsked();
      }}
      buttonClassName="max-sm:w-full"
    />
  );
}

function FromLibrary({ entityId, files, onAsked }: Omit<Props, "registers" | "website">) {
  const read = useReadSource(entityId);
  const [chosen, setChosen] = useState(0);
  const file = files[chosen];
  return (
    <section className="space-y-3">
      <h3 className="text-base">{t("A deck or document that is here already")}</h3>
      <Select
        aria-label={t("Deck or document")}
        value={String(chosen)}
        options={files.map(({ name }, at) => ({ value: String(at), label: name }))}
        onChange={(event) => setChosen(Number(event.target.value))}
      />
      <Button
        variant="outline"
        className="max-sm:w-full"
        pending={read.isPending}
        onClick={() =>
          file &&
          read.mutate(
            { source: file.source, id: file.id },
            { onSuccess: onAsked, onError: (error) => toastFailure(t("Failed to have it read"), error) },
          )
        }
      >
        {t("Read it")}
      </Button>
    </section>
  );
}
