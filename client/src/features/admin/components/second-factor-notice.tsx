import { useQuery } from "@tanstack/react-query";
import { ButtonLink } from "@/components/button-link";
import { factorsQuery } from "@/lib/api/queries/factors";
import { paths } from "@/lib/paths";
import { Alert } from "@/ui/alert";
import { t } from "@/words";

/** Tells an administrator without a second factor to set one up. It renders nothing for others. */
export function SecondFactorNotice() {
  const factors = useQuery(factorsQuery()).data;
  if (!factors || factors.methods.length > 0) return null;
  return (
    <Alert
      tone="warning"
      title={t("Your sign-in has one step only")}
      className="mb-6"
      actions={
        <ButtonLink href={paths.secondFactor} variant="outline" className="max-md:w-full">
          {t("Set up two-step sign-in")}
        </ButtonLink>
      }
    >
      {factors.isRequired
        ? t("You can look at everything here, and change it once you sign in in two steps.")
        : t("Whoever learns your password could change what all founders see. A second step keeps them out.")}
    </Alert>
  );
}
