import { Monitor, Moon, Sun } from "lucide-react";
import { TextLink } from "@/components/text-link";
import { paths } from "@/lib/paths";
import { THEMES, useTheme, type Theme } from "@/lib/browser/theme";
import { t } from "@/words";
import { LanguageChoice } from "./language-choice";
import { RadioPill, RadioPills } from "../questionnaire/radio-pills";
import { SettingsSection } from "./settings-section";

const LOOKS = {
  light: { label: t("Light"), icon: Sun },
  dark: { label: t("Dark"), icon: Moon },
  system: { label: t("System"), icon: Monitor },
} satisfies Record<Theme, object>;

export function AppearanceSection() {
  const { theme, setTheme } = useTheme();
  return (
    <SettingsSection id="appearance">
      <fieldset>
        <legend className="text-[0.9375rem] font-semibold">{t("Theme")}</legend>
        <p className="mb-3 text-sm text-quiet">{t("Kept in this browser. System follows your device.")}</p>
        <RadioPills className="max-w-md">
          {THEMES.map((one) => (
            <RadioPill
              key={one}
              name="theme"
              value={one}
              checked={theme === one}
              onChange={() => setTheme(one)}
              {...LOOKS[one]}
            />
          ))}
        </RadioPills>
      </fieldset>
      <LanguageChoice />
      <p className="mt-4">
        <TextLink href={paths.accessibility} className="inline-flex min-h-11 items-center md:min-h-8">
          {t("Accessibility statement")}
        </TextLink>
      </p>
    </SettingsSection>
  );
}
