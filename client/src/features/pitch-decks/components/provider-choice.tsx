import { useId } from "react";
import { AI_PROVIDERS, type AiProvider } from "@shared/constants/enums";
import { Card, CardHeader } from "@/ui/card";
import { cn } from "@/lib/cn";
import { getProviderLabel } from "../deck-figures";
import { t } from "@/words";

/** Chooses the provider that analyses decks. */
export function ProviderChoice({
  value,
  onValueChange,
}: {
  value: AiProvider;
  onValueChange: (value: AiProvider) => void;
}) {
  const name = useId();
  return (
    <Card>
      <CardHeader title={t("AI Provider")} className="mb-3" />
      <div
        role="radiogroup"
        aria-label={t("AI Provider")}
        aria-describedby={`${name}-hint`}
        className="grid auto-cols-fr grid-flow-col gap-2"
      >
        {AI_PROVIDERS.map((provider) => (
          <label
            key={provider}
            className={cn(
              "relative flex min-h-11 cursor-pointer items-center justify-center rounded-control border border-edge/60 px-1.5 text-center text-[0.9375rem] font-medium transition-colors hover:bg-raised md:min-h-10",
              "has-[:checked]:border-link has-[:checked]:bg-link/10 has-[:checked]:font-semibold has-[:checked]:text-link",
              "has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ring",
            )}
          >
            <input
              type="radio"
              name={name}
              value={provider}
              checked={provider === value}
              onChange={() => onValueChange(provider)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {getProviderLabel(provider)}
          </label>
        ))}
      </div>
      <p id={`${name}-hint`} className="mt-2.5 text-sm text-quiet">
        {value === "both"
          ? t("Asks OpenAI and Anthropic side by side and shows where they differ.")
          : t("Judges new uploads, and decks that you analyze again.")}
      </p>
    </Card>
  );
}
