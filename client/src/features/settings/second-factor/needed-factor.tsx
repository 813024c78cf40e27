import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { FactorsView } from "@shared/validators/second-factor";
import { ErrorState } from "@/components/error-state";
import { StandaloneLayout } from "@/components/standalone-layout";
import { TextLink } from "@/components/text-link";
import { useSignedInUser } from "@/lib/api/current-user";
import { loadDraftKey } from "@/lib/draft-key";
import { clearFactorNeeded } from "@/lib/api/factor-needed";
import { factorsQuery } from "@/lib/api/queries/factors";
import { useDocumentTitle } from "@/lib/browser/document-title";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { t } from "@/words";
import { useLogout } from "../api";
import { askForConfirmation } from "./confirmation";
import FactorList from "./factor-list";
import { ConfirmationQuestion, FactorsSkeleton } from "./second-factor-section";

/**
 * Stands in place of every screen while the server wants a second step of everybody and this sign-in has shown none. The
 * address stays, so that the screen somebody wanted follows.
 */
export default function NeededFactor() {
  const factors = useQuery(factorsQuery());
  const logout = useLogout();
  return (
    <StandaloneLayout>
      <div className="grid w-full max-w-2xl gap-5">
        {factors.isPending && (
          <Card>
            <FactorsSkeleton />
          </Card>
        )}
        {factors.isError && (
          <ErrorState
            title={t("Your second step could not be loaded")}
            error={factors.error}
            onRetry={factors.refetch}
            retrying={factors.isFetching}
          />
        )}
        {factors.data && <Needed factors={factors.data} />}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <TextLink href={paths.privacy} className="inline-flex min-h-11 items-center">
            {t("Privacy")}
          </TextLink>
          <Button variant="ghost" pending={logout.isPending} onClick={() => logout.mutate()}>
            {t("Logout")}
          </Button>
        </div>
      </div>
      <ConfirmationQuestion />
    </StandaloneLayout>
  );
}

function Needed({ factors }: { factors: FactorsView }) {
  const goOn = useGoOn();
  // What was there on arrival was not shown in this session. What is set up here has been.
  const [isOnlyToShow] = useState(factors.methods.length > 0);
  const show = async () => {
    if (await askForConfirmation()) await goOn();
  };
  return isOnlyToShow ? (
    <>
      <Heading title={t("Show your second step")}>
        {t("Everybody here signs in with two steps, and this sign-in had one.")}
      </Heading>
      <Button variant="accent" size="lg" onClick={() => void show()}>
        {t("Show it")}
      </Button>
    </>
  ) : (
    <>
      <Heading title={t("Set up two-step sign-in")}>
        {t(
          "Everybody here signs in with two steps, so that a password alone, if it is ever stolen, opens nothing. Choose one of these, then go on.",
        )}
      </Heading>
      <Card>
        <FactorList factors={factors} />
      </Card>
      {factors.methods.length > 0 && (
        <Button variant="accent" size="lg" onClick={() => void goOn()}>
          {t("Continue")}
        </Button>
      )}
    </>
  );
}

/** It takes the focus, because what was on the screen before is gone. */
function Heading({ title, children }: { title: string; children: string }) {
  useDocumentTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="text-[1.75rem] leading-tight">
        {title}
      </h1>
      <p className="mt-2 text-quiet">{children}</p>
    </div>
  );
}

/** Shows the screen of the address, and reads again what was refused. */
function useGoOn() {
  const client = useQueryClient();
  const { id } = useSignedInUser();
  return async () => {
    // It was refused as well, and forms must not open before their drafts can be read.
    await loadDraftKey(id);
    clearFactorNeeded();
    void client.invalidateQueries({ predicate: ({ state }) => state.status === "error" });
  };
}
