import { useQueryClient } from "@tanstack/react-query";
import { Globe } from "lucide-react";
import { useId, useState } from "react";
import { CALL_PASTED_MAX } from "@shared/constants/calls";
import type { CallSheetView } from "@shared/validators/calls";
import { FileField } from "@/components/documents/file-field";
import { useUploadDocument } from "@/components/documents/use-upload";
import { toastFailure } from "@/lib/api/failure-toast";
import { Button } from "@/ui/button";
import { Card, CardHeader } from "@/ui/card";
import { Textarea } from "@/ui/textarea";
import { t } from "@/words";
import { callQuery, giveCall, useGiveCall } from "../call-api";

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
  const upload = useUploadDocument<CallSheetView>();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const send = () => {
    if (!file) return setProblem(t("Choose a file first."));
    upload.mutate(
      { file, record: (stored) => giveCall(applicationId, { source: "file", ...stored }) },
      {
        onSuccess: (sheet) => {
          client.setQueryData(callQuery(applicationId).queryKey, sheet);
          onGiven();
        },
        onError: (error) => toastFailure(upload.failure, error),
      },
    );
  };
  return (
    <section className="space-y-3">
      <h3 className="text-base">{t("A file: PDF or DOCX")}</h3>
      <FileField
        file={file}
        problem={problem}
        stage={upload.stage}
        onChange={(chosen, why) => {
          setFile(chosen);
          setProblem(why);
        }}
      />
      <Button variant="outline" pending={upload.isPending} onClick={send}>
        {t("Read the file")}
      </Button>
    </section>
  );
}

function FromText({ applicationId, onGiven }: Omit<Props, "pageUrl">) {
  const give = useGiveCall(applicationId);
  const [text, setText] = useState("");
  const id = useId();
  return (
    <section className="space-y-3">
      <h3 className="text-base">
        <label htmlFor={id}>{t("Its text, pasted")}</label>
      </h3>
      <Textarea
        id={id}
        rows={6}
        className="max-h-96"
        maxLength={CALL_PASTED_MAX}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        variant="outline"
        disabled={text.trim() === ""}
        pending={give.isPending}
        onClick={() =>
          give.mutate(
            { source: "text", text },
            {
              onSuccess: onGiven,
              onError: (error) => toastFailure(t("Failed to have the call read"), error),
            },
          )
        }
      >
        {t("Read the text § call")}
      </Button>
    </section>
  );
}
