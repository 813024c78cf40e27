import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { t } from "@/words";
import { Input, type InputProps } from "./input";

/**
 * A password box with a button that shows the typed text. Set `autoComplete` to current-password or
 * new-password.
 */
export function PasswordInput(props: Omit<InputProps, "type" | "trailing">) {
  const [shown, setShown] = useState(false);
  return (
    <Input
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <button
          type="button"
          aria-label={shown ? t("Hide password") : t("Show password")}
          aria-pressed={shown}
          className="focus-inset grid h-11 w-11 shrink-0 place-items-center rounded-control text-quiet transition-colors hover:text-ink md:h-10"
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff className="size-[1.125rem]" /> : <Eye className="size-[1.125rem]" />}
        </button>
      }
    />
  );
}
