import { Languages } from "lucide-react";
import type { OpportunityView } from "@shared/validators/opportunities";
import { LiveRegion } from "@/components/live-region";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { userMessage } from "@/lib/api/api-client";
import { t } from "@/words";
import type { useTranslateOpportunity } from "../api";
import { Section } from "./section";
import { TranslatedTexts, SourceText } from "./translated-texts";

/** What an opportunity is about in the source's words, and a button to have them translated where that is offered. */
export function AboutSection({
  opportunity: { name, description, translatableFrom },
  translate,
}: {
  opportunity: OpportunityView;
  translate: ReturnType<typeof useTranslateOpportunity>;
}) {
  const { data: translation, isPending, isError, error, mutate, stop } = translate;
  // What lacks a part can be tried again.
  const isOffered = Boolean(translatableFrom) && (!translation || translation.leftOut.length > 0);
  const isAgain = isError || translation !== undefined;
  return (
    <Section
      title={t("About")}
      aside={
        isOffered && (
          // Where both stand at the end of the line, the button stays under the pointer that has pressed it.
          <div className="flex flex-wrap gap-2 sm:flex-row-reverse print:hidden">
            <Button variant="outline" pending={isPending} onClick={() => mutate()}>
              <Languages aria-hidden="true" />
              {isAgain ? t("Try again") : t("Translate into English § page")}
            </Button>
            {isPending && (
              <Button variant="outline" aria-label={t("Stop the translation")} onClick={stop}>
                {t("Stop")}
              </Button>
            )}
          </div>
        )
      }
    >
      <LiveRegion>
        {isPending ? t("The text is being translated…") : translation ? t("The text is translated.") : ""}
      </LiveRegion>
      {isError && !isPending && (
        <Alert tone="destructive" role="alert" title={t("The text could not be translated")} className="mb-4">
          {userMessage(error, t("Check your connection and try again."))}
        </Alert>
      )}
      {translation && <TranslatedTexts originals={{ title: name, description }} translation={translation} />}
      {!translation && description && <SourceText lang={translatableFrom}>{description}</SourceText>}
      {!description && <p className="text-quiet">{t("No description is recorded.")}</p>}
    </Section>
  );
}
