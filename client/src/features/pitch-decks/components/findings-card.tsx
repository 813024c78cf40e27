import { ArrowUpRight, Check } from "lucide-react";
import { Card, CardHeader } from "@/ui/card";
import { cn } from "@/lib/cn";
import { splitSlide } from "../deck-figures";
import { t } from "@/words";

/** Lists sentences about the deck, most important first, each with its slide. */
export function FindingsCard({
  title,
  tone,
  sentences,
  empty,
}: {
  title: string;
  tone: "good" | "middle" | "steps";
  sentences: string[];
  empty?: string;
}) {
  const List = tone === "steps" ? "ol" : "ul";
  return (
    <Card>
      <CardHeader title={title} level={3} />
      {sentences.length === 0 ? (
        <p className="text-quiet">{empty}</p>
      ) : (
        <List className="space-y-3.5">
          {sentences.map((sentence, index) => (
            <li key={index} className="flex gap-3">
              <Mark tone={tone} number={index + 1} />
              <Sentence text={sentence} />
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}

function Mark({ tone, number }: { tone: "good" | "middle" | "steps"; number: number }) {
  const Icon = tone === "good" ? Check : ArrowUpRight;
  return (
    <span
      aria-hidden="true"
      className={cn(
        "mt-0.5 grid size-5 shrink-0 place-items-center rounded-full text-xs font-semibold",
        tone === "good" && "bg-good/12 text-good",
        tone === "middle" && "bg-middle/12 text-middle",
        tone === "steps" && "bg-link/12 text-link",
      )}
    >
      {tone === "steps" ? number : <Icon className="size-3.5" strokeWidth={2.5} />}
    </span>
  );
}

function Sentence({ text }: { text: string }) {
  const { slide, text: rest } = splitSlide(text);
  return (
    <p dir="auto" className="min-w-0 text-[0.9375rem] wrap-anywhere">
      {slide && <strong className="font-semibold">{t("{slide}:", { slide })} </strong>}
      {rest}
    </p>
  );
}
