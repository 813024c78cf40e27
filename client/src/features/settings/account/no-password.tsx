import { Button } from "@/ui/button";
import { t } from "@/words";
import { useAskForPassword } from "../sign-in/sign-in-api";

/** What an account has instead of the form that changes a password, while it has none. */
export function NoPassword({ email }: { email: string }) {
  const ask = useAskForPassword();
  return (
    <div className="space-y-4">
      <p className="max-w-[68ch] text-[0.9375rem]">
        {t(
          "Your account has no password: another service signs you in. A link that we send to {email} sets one.",
          {
            email,
          },
        )}
      </p>
      <Button
        variant="outline"
        className="max-md:w-full"
        pending={ask.isPending}
        onClick={() => ask.mutate()}
      >
        {t("Send me the link")}
      </Button>
    </div>
  );
}
