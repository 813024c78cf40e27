import { useQueryClient } from "@tanstack/react-query";
import { Globe } from "lucide-react";
import { CALL_PASTED_MAX } from "@shared/constants/calls";
import { ReadFile } from "@/components/documents/read-file";
import { DraftNote } from "@/forms/draft-note";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { TextareaField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { useFormDraft } from "@/hooks/use-form-draft";
import { toastFailure } from "@/lib/api/failure-toast";
import { Button } from "@/ui/button";
import { Card, CardHeader } from "@/ui/card";
import { t } from "@/words";
import { callQuery, giveCall, useGiveCall } from "../call-api";

const loadSchema = async () => (await import("@shared/validators/calls")).pastedCallSchema;

/** The name of the draft of a pasted call in this browser. */
export const pastedDraft = (applicationId: string) => `call:${applicationId}`;

type Props = { applicationId: string; pageUrl: string | null; onGiven: () => void };

/** Takes the call: from the page of the opportunity, as a file, or as a pasted text. */
export function GiveCall({ applicationId, pageUrl, onGiven }: Props) {
  return (
    <Card>
      <CardHeader
        title={t("Where is the call?")}
        description={t(
          "It is read outside this page and stays with the members of your organisation. Give a newer version at any time: what has changed is shown before and after.",
        )}
      />
      <div className="space-y-6">
        {pageUrl !== null && <FromPage {...{ applicationId, pageUrl, onGiven }} />}
        <FromFile applicationId={applicationId} onGiven={onGiven} />
        <FromText applicationId={applicationId} onGiven={onGiven} />
      </div>
    </Card>
  );
}

function FromPage({ applicationId, pageUrl, onGiven }: Props & { pageUrl: string }) {
  const give = useGiveCall(applicationId);
  return (
    <section className="space-y-2">
      <h3 className="text-base">{t("Its page")}</h3>
      <p dir="ltr" className="text-sm text-quiet wrap-anywhere">
        {pageUrl}
      </p>
      <Button
        variant="outline"
        pending={give.isPending}
        onClick={() =>
          give.mutate(
            { source: "page" },
            {
              onSuccess: onGiven,
              onError: (error) => toastFailure(t("Failed to have the call read"), error),
            },
          )
        }
      >
        <Globe aria-hidden="true" />
        {t("Read the page")}
      </Button>
    </section>
  );
}

function FromFile({ applicationId, onGiven }: Omit<Props, "pageUrl">) {
  const client = useQueryClient();
  return (
    <ReadFile
      title={t("A file: PDF or DOCX")}
      takes="call"
      read={(stored) => giveCall(applicationId, { source: "file", ...stored })}
      onRead={(sheet) => {
        client.setQueryData(callQuery(applicationId).queryKey, sheet);
        onGiven();
      }}
    />
  );
}

/** What was pasted is kept in this browser until it is sent to be read. */
function FromText({ applicationId, onGiven }: Omit<Props, "pageUrl">) {
  const give = useGiveCall(applicationId);
  const form = useZodForm(loadSchema, { defaultValues: { text: "" } });
  const { restored, drop } = useFormDraft(form, pastedDraft(applicationId));
  return (
    <Form
      form={form}
      pending={give.isPending}
      error={give.error}
      errorFallback={t("Failed to have the call read")}
      className="gap-3"
      onSubmit={({ text }) =>
        give.mutate(
          { source: "text", text },
          {
            onSuccess: () => {
              drop();
              form.reset({ text: "" });
              onGiven();
            },
          },
        )
      }
    >
      <DraftNote restored={restored} />
      <TextareaField
        name="text"
        label={t("Its text, pasted")}
        rows={6}
        className="[&_textarea]:max-h-96"
        maxLength={CALL_PASTED_MAX}
        required
      />
      <SubmitButton variant="outline" className="justify-self-start">
        {t("Read the text § call")}
      </SubmitButton>
    </Form>
  );
}
