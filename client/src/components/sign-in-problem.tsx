import { SIGN_IN_PROBLEMS, type SignInProblemKind } from "@shared/constants/sign-in-services";
import { readSignInProviders } from "@/lib/sign-in-providers";
import { Alert } from "@/ui/alert";
import { t } from "@/words";

/** Says why a visit to another service did not end as it was meant, by the address that it led to. */
export function SignInProblem({ search, className }: { search: string; className?: string }) {
  const params = new URLSearchParams(search);
  const problem = SIGN_IN_PROBLEMS.find((kind) => kind === params.get("problem"));
  if (!problem) return null;
  const provider = readSignInProviders().find(({ id }) => id === params.get("provider"));
  return (
    <Alert tone={problem === "cancelled" ? "info" : "destructive"} role="alert" className={className}>
      {wordProblem(problem, provider?.label ?? t("The other service"))}
    </Alert>
  );
}

function wordProblem(problem: SignInProblemKind, service: string): string {
  switch (problem) {
    case "cancelled":
      return t("You came back from {service} without signing in.", { service });
    case "expired":
      return t("This took too long, or was begun in another browser. Please try again.");
    case "refused":
      return t("What {service} answered could not be checked. Please try again.", { service });
    case "unavailable":
      return t("{service} does not answer at the moment. Try again later, or use your password.", {
        service,
      });
    case "unverified":
      return t(
        "{service} did not give us an e-mail address of yours that it has confirmed. Confirm it there, or sign up with a password.",
        { service },
      );
    case "account-exists":
      return t(
        "There is an account with this e-mail address already. Log in with its password, then add {service} in Settings under “Other ways to sign in”.",
        { service },
      );
    case "used-elsewhere":
      return t("This account of {service} signs in somebody else here.", { service });
    case "another-account":
      return t("That was another account of {service} than the one that signs you in here.", { service });
    case "rate-limited":
      return t("Too many tries from here. Please wait a while and try again.");
  }
}
