import { LogOut } from "lucide-react";
import { Button } from "@/ui/button";
import { useSignedInUser } from "@/lib/api/current-user";
import { useLogout } from "../api";
import { t } from "@/words";
import { SettingsSection } from "../components/settings-section";

export function AccountSection() {
  const { email } = useSignedInUser();
  const logout = useLogout();
  return (
    <SettingsSection
      id="account"
      description={t.rich("Signed in as {email}", {
        email: <span className="font-medium text-ink wrap-anywhere">{email}</span>,
      })}
    >
      <Button
        variant="outline"
        className="max-md:w-full"
        pending={logout.isPending}
        onClick={() => logout.mutate()}
      >
        <LogOut aria-hidden="true" />
        {t("Logout")}
      </Button>
    </SettingsSection>
  );
}
