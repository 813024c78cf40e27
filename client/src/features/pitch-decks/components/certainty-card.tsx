import { EyeOff, ListChecks, Scale, Sparkles, Wrench, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { DeckVerdict } from "@shared/constants/pitch-decks";
import type { DeckDisagreementView } from "@shared/validators/pitch-decks";
import { translateLabel } from "@shared/words/labels";
import { Badge } from "@/ui/badge";
import { Card, CardHeader } from "@/ui/card";
import { getProviderLabel, formatUnreadSlides, type Deck } from "../deck-figures";
import { VERDICTS } from "../wording";
import { t } from "@/words";

/** Says what the analysis could not see or does not agree on. Renders nothing where the server sends none of it. */
export function CertaintyCard({ deck }: { deck: Deck }) {
  const { judged, criteria, unreadSlides, disagreements } = deck.aiAnalysis ?? {};
  const unread = formatUnreadSlides(unreadSlides);
  const isCounted = typeof judged === "number" && typeof criteria === "number" && criteria > 0;
  if (!isCounted && !unread && !disagreements?.length) return null;
  return (
    <Card>
      <CardHeader title={t("How sure this is")} level={3} />
      <ul className="space-y-3.5">
        {isCounted && (
          <Point icon={ListChecks}>
            {t.rich("{part} criteria could be judged from the words of this deck.", {
              part: (
                <strong className="font-semibold">{t("{judged} of {all}", { judged, all: criteria })}</strong>
              ),
            })}
          </Point>
        )}
        {unread && <Point icon={EyeOff}>{unread}.</Point>}
        {isCounted && deck.aiProvider && (
          <Point icon={deck.aiProvider === "builtin" ? Wrench : Sparkles}>
            {deck.aiProvider === "builtin"
              ? t(
                  "Judged by fixed rules on the text, not by an AI model: they find what is said, not how good it is.",
                )
              : t(
                  "Judged by AI from the words on the slides. It can be mistaken: look at the slide before you change it.",
                )}
          </Point>
        )}
        {disagreements && disagreements.length > 0 && (
          <Point icon={Scale}>
            {t.count(
              disagreements.length,
              "{one} and {other} differ on one criterion:",
              "{one} and {other} differ on {n} criteria:",
              { one: getProviderLabel("openai"), other: getProviderLabel("anthropic") },
            )}
            <Disagreements list={disagreements} />
          </Point>
        )}
      </ul>
    </Card>
  );
}

function Point({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-3 text-[0.9375rem]">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-quiet" />
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  );
}

function Verdict({ of, verdict }: { of: "openai" | "anthropic"; verdict: DeckVerdict }) {
  return t("{provider}: {verdict}", {
    provider: getProviderLabel(of),
    verdict: VERDICTS[verdict]?.label ?? "",
  });
}

function Disagreements({ list }: { list: DeckDisagreementView[] }) {
  return (
    <ul className="mt-2 divide-y divide-line border-t border-line">
      {list.map(({ criterionId, title, verdict, openai, anthropic }) => (
        <li key={criterionId} className="py-2.5">
          <p className="font-medium wrap-anywhere">{translateLabel(title)}</p>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-quiet">
            <span>
              <Verdict of="openai" verdict={openai} />
            </span>
            <span aria-hidden="true">·</span>
            <span>
              <Verdict of="anthropic" verdict={anthropic} />
            </span>
            <span aria-hidden="true">·</span>
            <span>
              {t.rich("counts as {verdict}", {
                verdict: <Badge tone={VERDICTS[verdict]?.tone}>{VERDICTS[verdict]?.label}</Badge>,
              })}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
