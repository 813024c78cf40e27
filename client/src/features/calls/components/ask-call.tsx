import { useId, useState } from "react";
import { CALL_QUESTION_MAX } from "@shared/constants/calls";
import { ErrorState } from "@/components/error-state";
import { Button } from "@/ui/button";
import { Card, CardHeader } from "@/ui/card";
import { Input } from "@/ui/input";
import { t } from "@/words";
import { useAskCall } from "../call-api";
import { CallQuote } from "./call-quote";

/** Asks the call a question. It answers with its own words, or not at all. */
export function AskCall({ applicationId, pages }: { applicationId: string; pages: number }) {
  const [question, setQuestion] = useState("");
  const ask = useAskCall(applicationId);
  const id = useId();
  return (
    <Card className="print:hidden">
      <CardHeader
        title={t("Ask this call")}
        description={t("The answer is the words of the call itself, with their page.")}
      />
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (question.trim() !== "") ask.mutate(question.trim());
        }}
      >
        <div className="min-w-0 flex-1 basis-60">
          <label htmlFor={id} className="mb-1.5 block text-[0.9375rem] font-semibold">
            {t("Your question § call")}
          </label>
          <Input
            id={id}
            value={question}
            maxLength={CALL_QUESTION_MAX}
            placeholder={t("May we use it for salaries?")}
            onChange={({ target }) => setQuestion(target.value)}
          />
        </div>
        <Button type="submit" variant="outline" pending={ask.isPending}>
          {t("Ask § call")}
        </Button>
      </form>
      <div aria-live="polite" className="mt-4 empty:mt-0">
        {ask.isError && <ErrorState title={t("The call could not be asked")} error={ask.error} />}
        {ask.data?.passages.length === 0 && (
          <>
            <p className="font-medium">{t("The call does not say.")}</p>
            {ask.data.unreadPages > 0 && (
              <p className="text-quiet">{t("Some of its pages are pictures and could not be read.")}</p>
            )}
          </>
        )}
        {ask.data && ask.data.passages.length > 0 && (
          <ul className="space-y-3">
            {ask.data.passages.map(({ page, quote }) => (
              <li key={`${page}-${quote}`}>
                <CallQuote quote={quote} page={page} pages={pages} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
