import { type RefObject, useEffect, useRef, useState } from "react";
import { MessageSquarePlus, Replace } from "lucide-react";
import { TEXT_FIELDS, type TextField } from "@shared/constants/applications";
import { QUOTE_MAX } from "@shared/constants/comments";
import type { ApplicationView } from "@shared/validators/applications";
import { Button } from "@/ui/button";
import { Select } from "@/ui/select";
import { Textarea } from "@/ui/textarea";
import { t } from "@/words";
import { nameTextField } from "../wording";
import { CommentForm } from "./comment-form";
import type { Words } from "./threads";

const NOTHING = { start: 0, end: 0 };

type Writing = { kind: "comment" | "suggestion"; words: Words } | { kind: "whole" };

/** Shows one text of the application, where words can be selected and commented on. */
export function TextPane({
  application,
  mayComment,
  shown,
}: {
  application: ApplicationView;
  mayComment: boolean;
  /** Words to select. Another object selects them again. */
  shown: Words | undefined;
}) {
  const fields = TEXT_FIELDS.filter((field) => application[field]);
  const [chosen, setChosen] = useState<TextField>();
  const [range, setRange] = useState(NOTHING);
  const [writing, setWriting] = useState<Writing>();
  const [lastShown, setLastShown] = useState(shown);
  if (shown !== lastShown) {
    setLastShown(shown);
    setChosen(shown?.field);
  }
  const box = useRef<HTMLTextAreaElement>(null);
  useSelection(box, setRange);
  useEffect(() => {
    if (shown && box.current) selectWords(box.current, shown);
  }, [shown]);

  const field = fields.find((each) => each === chosen) ?? fields[0];
  const text = field ? (application[field] ?? "") : "";
  // After a change the same places have other words.
  const [lastText, setLastText] = useState(text);
  if (text !== lastText) {
    setLastText(text);
    setRange(NOTHING);
  }
  const quote = text.slice(range.start, range.end);
  const isTooLong = quote.length > QUOTE_MAX;
  const words = field && quote !== "" && !isTooLong ? { field, quote, start: range.start } : undefined;
  const endWriting = () => {
    setWriting(undefined);
    setRange(NOTHING);
  };

  return (
    <div className="min-w-0 space-y-3 lg:sticky lg:top-0 lg:self-start">
      {field ? (
        <>
          <Select
            aria-label={t("Text")}
            options={fields.map((value) => ({ value, label: nameTextField(value) }))}
            value={field}
            onChange={({ target }) => setChosen(target.value as TextField)}
          />
          <Textarea
            ref={box}
            readOnly
            aria-label={nameTextField(field)}
            value={text}
            className="max-h-[40dvh] overflow-y-auto read-only:text-ink lg:max-h-[50dvh]"
          />
        </>
      ) : (
        <p className="text-quiet">
          {t("Nothing is written yet. You can comment on the application as a whole.")}
        </p>
      )}
      {mayComment && !writing && (
        <>
          {field && (
            <p className="line-clamp-2 text-sm wrap-anywhere text-quiet">
              {isTooLong
                ? t("Select at most {n} characters.", { n: QUOTE_MAX })
                : words
                  ? t("Selected: {words}", { words: words.quote })
                  : t("Select words in the text to comment on them.")}
            </p>
          )}
          <div className="flex flex-wrap gap-2 max-md:[&>*]:w-full">
            {field && (
              <>
                <Button
                  size="sm"
                  disabled={!words}
                  onClick={() => words && setWriting({ kind: "comment", words })}
                >
                  <MessageSquarePlus aria-hidden="true" />
                  {t("Comment on the words")}
                </Button>
                <Button
                  size="sm"
                  variant="secondary"
                  disabled={!words}
                  onClick={() => words && setWriting({ kind: "suggestion", words })}
                >
                  <Replace aria-hidden="true" />
                  {t("Suggest other words")}
                </Button>
              </>
            )}
            <Button size="sm" variant="outline" onClick={() => setWriting({ kind: "whole" })}>
              {t("Comment on the whole")}
            </Button>
          </div>
        </>
      )}
      {writing && <NewComment application={application} writing={writing} onDone={endWriting} />}
    </div>
  );
}

function NewComment({
  application,
  writing,
  onDone,
}: {
  application: ApplicationView;
  writing: Writing;
  onDone: () => void;
}) {
  if (writing.kind === "whole")
    return (
      <CommentForm
        application={application}
        about={{}}
        label={t("Comment on the application")}
        submitLabel={t("Comment")}
        draft="whole"
        onDone={onDone}
      />
    );
  const { field, quote, start } = writing.words;
  const isSuggestion = writing.kind === "suggestion";
  return (
    <>
      <blockquote
        dir="auto"
        className="border-s-2 border-accent ps-3 text-sm wrap-anywhere whitespace-pre-line"
      >
        {quote}
      </blockquote>
      <CommentForm
        application={application}
        about={{ field, quote, start }}
        label={isSuggestion ? t("Suggestion for these words") : t("Comment on these words")}
        submitLabel={isSuggestion ? t("Suggest") : t("Comment")}
        draft={`${writing.kind}:${field}:${start}`}
        replacement={isSuggestion ? quote : undefined}
        onDone={onDone}
      />
    </>
  );
}

/** Tells what is selected in a text box, by mouse, keyboard or finger. It stays known when the focus goes elsewhere. */
function useSelection(
  box: RefObject<HTMLTextAreaElement | null>,
  onChange: (range: { start: number; end: number }) => void,
): void {
  useEffect(() => {
    const read = () => {
      const element = box.current;
      if (element && document.activeElement === element)
        onChange({ start: element.selectionStart, end: element.selectionEnd });
    };
    // Not every browser tells of a text box through `selectionchange`.
    const events = ["selectionchange", "select", "keyup", "pointerup", "touchend"];
    for (const name of events) document.addEventListener(name, read);
    return () => {
      for (const name of events) document.removeEventListener(name, read);
    };
  }, [box, onChange]);
}

/** Selects words in a text box and scrolls to them. */
function selectWords(box: HTMLTextAreaElement, { quote, start }: Words): void {
  box.focus();
  box.setSelectionRange(start, start + quote.length);
  // A box does not scroll to its selection by itself. Lines are about equally long.
  const line = (start / Math.max(1, box.value.length)) * box.scrollHeight;
  box.scrollTop = line - box.clientHeight / 3;
}
