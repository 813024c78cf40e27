import { useQuery } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { lazyPart } from "@/components/lazy-part";
import { Button } from "@/ui/button";
import { Skeleton } from "@/ui/skeleton";
import { useSignedInUser } from "@/lib/api/current-user";
import { useLogout } from "../api";
import { t } from "@/words";
import { SettingsSection } from "../components/settings-section";
import { emailChangeQuery } from "./email-change-api";

// Few accounts wait for another address at a time.
const waitingAddress = lazyPart(() => import("./waiting-address"));

export function AccountSection() {
  const { email } = useSignedInUser();
  const logout = useLogout();
  const waiting = useQuery(emailChangeQuery()).data;
  return (
    <SettingsSection
      id="account"
      description={t.rich("Signed in as {email}", {
        email: <span className="font-medium text-ink wrap-anywhere">{email}</span>,
      })}
    >
      {waiting && <waitingAddress.Part {...waiting} fallback={<Skeleton className="mb-5 h-24" />} />}
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
