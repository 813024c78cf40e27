import { LogOut } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useSignedInUser } from "@/lib/current-user";
import { useLogout } from "../api";
import { SettingsSection } from "./settings-section";

export function AccountSection() {
  const { email } = useSignedInUser();
  const logout = useLogout();
  return (
    <SettingsSection
      id="account"
      description={
        <>
          Signed in as <span className="font-medium text-ink wrap-anywhere">{email}</span>
        </>
      }
    >
      <Button
        variant="outline"
        className="max-md:w-full"
        pending={logout.isPending}
        onClick={() => logout.mutate()}
      >
        <LogOut aria-hidden="true" />
        Logout
      </Button>
    </SettingsSection>
  );
}
