import { ApiError } from "@/lib/api/api-client";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { t } from "@/words";
import { useKeptText } from "../use-kept-text";
import type { AnswerFormProps } from "./guest-request";
import { TextBox } from "./text-box";

export function QuestionForm({ request, send }: AnswerFormProps) {
  const [text, setText] = useKeptText(request.id, request.answer);
  const problem = send.error instanceof ApiError ? send.error.fieldErrors.text?.[0] : undefined;
  return (
    <Card>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!send.isPending) send.mutate({ text });
        }}
      >
        <TextBox label={t("Your answer")} value={text} onChange={setText} rows={6} problem={problem} />
        <Button type="submit" variant="accent" size="lg" pending={send.isPending}>
          {request.answeredAt === null ? t("Send the answer") : t("Send the changed answer")}
        </Button>
      </form>
    </Card>
  );
}
