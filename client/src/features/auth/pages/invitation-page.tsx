import { useQuery } from "@tanstack/react-query";
import { CloudAlert, LinkIcon, MailOpen, UserX, Users } from "lucide-react";
import { INVITATION_DAYS } from "@shared/constants/members";
import type { OpenInvitationView } from "@shared/validators/members";
import { ButtonLink } from "@/components/button-link";
import { Button } from "@/ui/button";
import { Spinner } from "@/ui/spinner";
import { keepLinkToken, useLinkToken } from "@/hooks/use-link-token";
import { ApiError, userMessage } from "@/lib/api/api-client";
import { useCurrentUser } from "@/lib/api/current-user";
import { paths } from "@/lib/paths";
import { AuthMessage } from "../components/auth-message";
import { InvitedSignup } from "../components/invited-signup";
import { invitationQuery, useJoin, useSignOutHere, useSignupInvited } from "../invitation-api";
import { explainRole, sayWhoInvites } from "../invitation-wording";
import { t } from "@/words";

/** What a mailed invitation leads to: join at once, after signing in, or with a new account. */
export default function InvitationPage() {
  const token = useLinkToken();
  const { user } = useCurrentUser();
  const join = useJoin(token);
  const signup = useSignupInvited(token);
  // A used link does not work any more, and must not be read again on the way to the next screen.
  const isUsed = [join, signup].some(({ isPending, isSuccess }) => isPending || isSuccess);
  const invitation = useQuery({ ...invitationQuery(token), enabled: token !== "" && !isUsed });
  const { data, error } = invitation;

  if (token === "" || (error instanceof ApiError && error.code === "invalid_token")) return <Invalid />;
  if (!data && error)
    return (
      <AuthMessage
        icon={CloudAlert}
        tone="destructive"
        title={t("The invitation could not be opened")}
        actions={
          <Button size="lg" pending={invitation.isFetching} onClick={() => void invitation.refetch()}>
            {t("Try again")}
          </Button>
        }
      >
        <p>{userMessage(error, t("Check your connection and try again."))}</p>
      </AuthMessage>
    );
  if (!data)
    return (
      <AuthMessage icon={MailOpen} title={t("Opening the invitation")}>
        <p className="flex items-center justify-center gap-2">
          <Spinner /> {t("One moment")}
        </p>
      </AuthMessage>
    );
  if (user && user.email !== data.email) return <ForAnother invitation={data} email={user.email} />;
  if (!user && !data.hasAccount) return <InvitedSignup invitation={data} token={token} signup={signup} />;
  return (
    <AuthMessage
      icon={Users}
      title={sayWhoInvites(data)}
      actions={
        user ? (
          <>
            <Button variant="accent" size="lg" pending={join.isPending} onClick={() => join.mutate()}>
              {t("Join")}
            </Button>
            <ButtonLink href={paths.home} variant="ghost" size="lg">
              {t("Not now")}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink
            href={paths.login(paths.invitation)}
            variant="accent"
            size="lg"
            // Not in the address of the login, which the server reads.
            onClick={() => keepLinkToken(paths.invitation, token)}
          >
            {t("Log in to join")}
          </ButtonLink>
        )
      }
    >
      <p className="text-balance">{explainRole(data.role)}</p>
      {!user && <p>{t("Log in as {email}.", { email: data.email })}</p>}
    </AuthMessage>
  );
}

/** The user has another address than the invited one. */
function ForAnother({ invitation, email }: { invitation: OpenInvitationView; email: string }) {
  const signOut = useSignOutHere();
  return (
    <AuthMessage
      icon={UserX}
      title={t("This invitation is for another address")}
      actions={
        <>
          <Button size="lg" pending={signOut.isPending} onClick={() => signOut.mutate()}>
            {t("Sign out and go on")}
          </Button>
          <ButtonLink href={paths.home} variant="ghost" size="lg">
            {t("Stay signed in")}
          </ButtonLink>
        </>
      }
    >
      <p>
        {t("It invites {invited} to {entity}. You are signed in as {email}.", {
          invited: invitation.email,
          entity: invitation.entityName,
          email,
        })}
      </p>
    </AuthMessage>
  );
}

function Invalid() {
  const { user } = useCurrentUser();
  return (
    <AuthMessage
      icon={LinkIcon}
      tone="destructive"
      title={t("This invitation does not work")}
      actions={
        user ? (
          <ButtonLink href={paths.home} size="lg">
            {t("Go Home")}
          </ButtonLink>
        ) : (
          <ButtonLink href={paths.login()} size="lg">
            {t("Login")}
          </ButtonLink>
        )
      }
    >
      <p>
        {t(
          "An invitation works once, for {days} days, and only the newest mail does. Ask whoever invited you to send it again.",
          {
            days: INVITATION_DAYS,
          },
        )}
      </p>
      <p>{t("If you have joined already, you find the entity among yours.")}</p>
    </AuthMessage>
  );
}
