import { Check, X } from "lucide-react";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { Card, CardHeader } from "@/ui/card";
import { t } from "@/words";
import { useKeptText } from "../use-kept-text";
import type { AnswerFormProps } from "./guest-request";
import { TextBox } from "./text-box";

/** The text that is to be approved, as it was and as it is, and the decision with a remark. */
export function ApprovalForm({ request, send }: AnswerFormProps) {
  const [remark, setRemark] = useKeptText(request.id, request.answer);
  const { text, approved, answeredAt } = request;
  if (text === null) return null;
  const hasChanged = text.asked !== text.now;
  const decide = (isApproved: boolean) =>
    send.mutate({ approved: isApproved, text: remark, textHash: text.hash });
  const isPending = (isApproved: boolean) =>
    send.isPending && "approved" in send.variables && send.variables.approved === isApproved;
  return (
    <>
      {hasChanged && (
        <Alert tone="warning" title={t("The text has changed since you were asked")}>
          {t("You decide on the text as it is now. How it was stands below it.")}
        </Alert>
      )}
      <Card>
        <CardHeader title={t("The text")} />
        <PlainText text={text.now} />
        {hasChanged && (
          <details className="mt-4 border-t border-line pt-4">
            <summary className="cursor-pointer font-medium">
              {t("The text as it was when you were asked")}
            </summary>
            <div className="mt-3">
              <PlainText text={text.asked} />
            </div>
          </details>
        )}
      </Card>
      <Card className="grid gap-4">
        {answeredAt !== null && approved !== null && (
          <p className="font-medium">
            {approved ? t("You approved the text.") : t("You did not approve the text.")}
          </p>
        )}
        <TextBox
          label={t("A remark (you may leave it empty)")}
          value={remark}
          onChange={setRemark}
          rows={3}
        />
        <div className="flex flex-wrap gap-2">
          <Button variant="accent" size="lg" pending={isPending(true)} onClick={() => decide(true)}>
            <Check aria-hidden="true" />
            {t("Approve the text")}
          </Button>
          <Button variant="outline" size="lg" pending={isPending(false)} onClick={() => decide(false)}>
            <X aria-hidden="true" />
            {t("Do not approve it")}
          </Button>
        </div>
      </Card>
    </>
  );
}

const PlainText = ({ text }: { text: string }) => (
  <p dir="auto" className="leading-relaxed whitespace-pre-line wrap-anywhere">
    {text || t("Nothing is written.")}
  </p>
);
