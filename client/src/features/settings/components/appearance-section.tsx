import { Monitor, Moon, Sun } from "lucide-react";
import { THEMES, useTheme, type Theme } from "@/lib/theme";
import { RadioPill, RadioPills } from "./radio-pills";
import { SettingsSection } from "./settings-section";

const LOOKS = {
  light: { label: "Light", icon: Sun },
  dark: { label: "Dark", icon: Moon },
  system: { label: "System", icon: Monitor },
} satisfies Record<Theme, object>;

export function AppearanceSection() {
  const { theme, setTheme } = useTheme();
  return (
    <SettingsSection id="appearance" description="Kept in this browser. System follows your device.">
      <fieldset>
        <legend className="sr-only">Theme</legend>
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
    </SettingsSection>
  );
}
