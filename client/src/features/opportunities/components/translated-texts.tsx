import type { ReactNode } from "react";
import { AI_COMPANIES } from "@shared/constants/ai-consents";
import type { OpportunityTranslationView } from "@shared/validators/translations";
import { describeLanguage } from "@shared/words/language";
import { cn } from "@/lib/cn";
import { nameLanguageOf } from "../language-names";
import { t } from "@/words";

type Part = OpportunityTranslationView["leftOut"][number];

/** Texts of an opportunity, with their translation beside them. The original always stays. */
export function TranslatedTexts({
  originals,
  translation,
}: {
  originals: Partial<Record<Part, string | null>>;
  translation: OpportunityTranslationView;
}) {
  const { from, language, provider, leftOut, cut } = translation;
  const texts = Object.entries(originals).flatMap(([part, text]) =>
    text ? [{ part: part as Part, text }] : [],
  );
  return (
    <div className="grid gap-x-6 gap-y-5 xl:grid-cols-2">
      <Column label={t("Original ({language})", { language: nameLanguageOf(from) })}>
        {texts.map(({ part, text }) => (
          <SourceText key={part} lang={from} isTitle={part === "title"}>
            {text}
          </SourceText>
        ))}
      </Column>
      <Column
        className="border-s-2 border-line ps-4"
        label={t("Translated by {name}, may contain mistakes; the original counts", {
          name: AI_COMPANIES[provider].name,
        })}
      >
        {texts.map(({ part }) => (
          <div key={part}>
            {leftOut.includes(part) ? (
              <p className="text-quiet">
                {t(
                  "This part is not shown: figures, dates or links of the translation are not those of the original.",
                )}
              </p>
            ) : (
              <SourceText
                lang={language}
                dir={describeLanguage(language).direction}
                isTitle={part === "title"}
              >
                {translation[part] ?? ""}
              </SourceText>
            )}
            {cut.includes(part) && (
              <p className="mt-2 text-sm text-quiet">
                {t("The text is long: only its beginning is translated.")}
              </p>
            )}
          </div>
        ))}
      </Column>
    </div>
  );
}

const Column = ({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) => (
  <div className={cn("min-w-0 space-y-3", className)}>
    <p className="text-sm text-quiet">{label}</p>
    {children}
  </div>
);

/** A text of an opportunity in its own line breaks. */
export const SourceText = ({
  children,
  lang,
  dir = "auto",
  isTitle = false,
}: {
  children: string;
  lang?: string | undefined;
  dir?: string;
  isTitle?: boolean;
}) => (
  <p
    lang={lang}
    dir={dir}
    className={cn(
      "max-w-[68ch] leading-relaxed wrap-anywhere whitespace-pre-line",
      isTitle && "font-semibold",
    )}
  >
    {children}
  </p>
);
