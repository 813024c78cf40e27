import { TextField } from "@/forms/text-fields";
import { t } from "@/words";

/** The address of an account, as the phone's keyboard and a password manager know it. */
export const EmailField = ({ autoFocus }: { autoFocus?: boolean }) => (
  <TextField
    name="email"
    label={t("Email")}
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    autoFocus={autoFocus}
  />
);
