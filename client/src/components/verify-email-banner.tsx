import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { RESEND_COOLDOWN_SECONDS } from "@shared/constants/limits";
import { apiFetch, userMessage } from "@/lib/api/api-client";
import { currentUserKey, useCurrentUser } from "@/lib/api/current-user";
import { toast } from "@/lib/toast";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { t } from "@/words";

const resendKey = ["resend-verification"] as const;

/**
 * Asks a user with an unverified address to verify it, and can send another link. It renders nothing for
 * other users.
 */
export function VerifyEmailBanner({ className }: { className?: string }) {
  const { user } = useCurrentUser();
  if (!user || user.emailVerified) return null;
  return (
    <Alert
      tone="warning"
      title={t("Verify your email address")}
      className={className}
      actions={<ResendButton email={user.email} className="max-md:w-full" />}
    >
      {t.rich(
        "We sent a link to {email}. Open it to confirm that deadline reminders and application mail reach you.",
        { email: <span className="font-medium text-ink wrap-anywhere">{user.email}</span> },
      )}
    </Alert>
  );
}

/**
 * Offers another link where an action needs a verified address. It renders nothing after the address is
 * verified.
 */
export function ResendVerification({ className }: { className?: string }) {
  const { user } = useCurrentUser();
  return user && !user.emailVerified ? <ResendButton email={user.email} className={className} /> : null;
}

function ResendButton({ email, className }: { email: string; className: string | undefined }) {
  const client = useQueryClient();
  // The address may have been verified on another device. Some servers then refuse, others answer OK without
  // sending a mail.
  const refetchUser = () => void client.invalidateQueries({ queryKey: currentUserKey, exact: true });
  const resend = useMutation({
    mutationKey: resendKey,
    // The mutation's data is the time of sending.
    mutationFn: async () => {
      await apiFetch("POST", "/api/auth/resend-verification");
      return Date.now();
    },
    onSuccess: () => {
      toast({
        title: t("Verification email sent"),
        description: t("Check your inbox at {email} for the verification link.", { email }),
      });
      refetchUser();
    },
    onError: (error) => {
      toast({
        title: t("Failed to send email"),
        description: userMessage(error, t("Please try again later.")),
        variant: "destructive",
      });
      refetchUser();
    },
  });
  const isCoolingDown = useCooldown();
  return (
    <Button
      variant="outline"
      className={className}
      pending={resend.isPending}
      disabled={isCoolingDown}
      onClick={() => resend.mutate()}
    >
      {isCoolingDown ? t("Sent!") : t("Resend verification email")}
    </Button>
  );
}

/**
 * Returns true if a mail was sent less than a minute ago. It reads the mutation cache, so that leaving the
 * screen does not shorten the wait.
 */
function useCooldown(): boolean {
  const sentAt = useMutationState({
    filters: { mutationKey: resendKey, status: "success" },
    select: (mutation) => mutation.state.data as number,
  }).at(-1);
  const [endedFor, setEndedFor] = useState<number>();
  useEffect(() => {
    if (sentAt === undefined) return;
    const timer = setTimeout(() => setEndedFor(sentAt), sentAt + RESEND_COOLDOWN_SECONDS * 1000 - Date.now());
    return () => clearTimeout(timer);
  }, [sentAt]);
  return sentAt !== undefined && endedFor !== sentAt;
}
