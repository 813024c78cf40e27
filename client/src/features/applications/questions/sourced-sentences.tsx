import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { type DraftSentence, findOldSourceYear, type SentenceSource } from "@shared/questions/answer-draft";
import { Badge } from "@/ui/badge";
import { cn } from "@/lib/cn";
import { formatDate, todayForInput } from "@/lib/format/dates";
import { joinFacts } from "@shared/words/facts";
import { t } from "@/words";

/** Sentences of a draft. Each shows at a press the words that it rests on, and where they stand. */
export function SourcedSentences({ label, sentences }: { label: string; sentences: DraftSentence[] }) {
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-card border border-line">
      {sentences.map((sentence, at) => (
        <Sentence key={at} sentence={sentence} />
      ))}
    </ul>
  );
}

function Sentence({ sentence }: { sentence: DraftSentence }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const oldYear = findOldSourceYear(sentence, todayForInput());
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="focus-inset flex min-h-11 w-full items-start gap-2 px-3 py-2.5 text-start hover:bg-raised"
        onClick={() => setOpen(!isOpen)}
      >
        <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
          {sentence.text}
          {oldYear !== null && (
            <Badge tone="middle" className="ms-2">
              {t("Figure from {year}", { year: oldYear })}
            </Badge>
          )}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={cn("mt-0.5 size-5 shrink-0 text-quiet transition-transform", isOpen && "rotate-180")}
        />
      </button>
      {isOpen && <Source id={id} source={sentence.source} />}
    </li>
  );
}

function Source({ id, source }: { id: string; source: SentenceSource }) {
  return (
    <div id={id} className="bg-raised px-3 py-2.5 text-sm">
      <p className="font-semibold wrap-anywhere">{describeSource(source)}</p>
      <blockquote dir="auto" className="mt-1 border-s-2 border-line ps-3 wrap-anywhere text-quiet">
        {source.words}
      </blockquote>
    </div>
  );
}

const KINDS = {
  profile: (title: string) => t("Profile: {title}", { title }),
  document: (title: string) => t("Document: {title}", { title }),
  answer: (title: string) => t("Earlier answer: {title}", { title }),
};

const describeSource = ({ kind, title, page, date }: SentenceSource): string =>
  joinFacts([
    KINDS[kind](title || t("Untitled Application")),
    page !== null && t("page {n}", { n: page }),
    date !== null && (date.length === 4 ? date : formatDate(date)),
  ]);
