import { useState } from "react";
import { useFormContext } from "react-hook-form";
import type { FactorMethod } from "@shared/constants/second-factor";
import { TextField } from "@/forms/text-fields";
import { Button } from "@/ui/button";
import { t } from "@/words";

/** Asks for a code of the authenticator app, or for a recovery code. Its name in the form is `code`. */
export function CodeField({ methods }: { methods: readonly FactorMethod[] }) {
  const { resetField, setFocus } = useFormContext();
  const [isRecovery, setRecovery] = useState(!methods.includes("totp"));
  const canChoose = methods.includes("totp") && methods.includes("recovery");
  const change = () => {
    resetField("code");
    setRecovery(!isRecovery);
    setFocus("code");
  };
  return (
    <div>
      {isRecovery ? (
        <TextField
          name="code"
          label={t("Recovery code")}
          hint={t("One of the ten codes that you kept. Each works once.")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          data-autofocus=""
          autoFocus
        />
      ) : (
        <TextField
          name="code"
          label={t("Code")}
          hint={t("The six figures that your authenticator app shows now.")}
          autoComplete="one-time-code"
          inputMode="numeric"
          dir="ltr"
          data-autofocus=""
          autoFocus
        />
      )}
      {canChoose && (
        <Button variant="ghost" className="mt-2 -ms-3" onClick={change}>
          {isRecovery ? t("Use the authenticator app") : t("Use a recovery code")}
        </Button>
      )}
    </div>
  );
}
