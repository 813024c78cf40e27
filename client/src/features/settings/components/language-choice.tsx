import { useState } from "react";
import { type Language, LANGUAGES, describeLanguage } from "@shared/words/language";
import { language, switchLanguage } from "@/lib/language";
import { useUpdatePreference } from "../api";
import { t } from "@/words";
import { RadioPill, RadioPills } from "../questionnaire/radio-pills";

/** Chooses the language of all screens and mails. The page is reloaded once the choice is saved. */
export function LanguageChoice() {
  const update = useUpdatePreference();
  const [chosen, setChosen] = useState<Language>(language);
  const choose = (value: Language) => {
    setChosen(value);
    update.mutate(
      { key: "preferredLanguage", value },
      { onSuccess: () => switchLanguage(value), onError: () => setChosen(language) },
    );
  };
  return (
    <fieldset disabled={update.isPending} className="mt-6">
      <legend className="text-[0.9375rem] font-semibold">{t("Language")}</legend>
      <p className="mb-3 text-sm text-quiet">{t("For every screen and every mail, wherever you sign in.")}</p>
      <RadioPills className="max-w-2xl max-sm:grid-flow-row max-sm:grid-cols-2">
        {LANGUAGES.map((one) => (
          <RadioPill
            key={one}
            name="language"
            lang={one}
            value={one}
            checked={chosen === one}
            onChange={() => choose(one)}
            label={describeLanguage(one).name}
          />
        ))}
      </RadioPills>
    </fieldset>
  );
}
