import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { AiUse } from "@shared/constants/ai-consents";
import type { AiProvider } from "@shared/constants/enums";
import type { AiConsentView } from "@shared/validators/ai-consents";
import { aiConsentsQuery } from "@/lib/api/queries/ai-consents";
import { toast } from "@/lib/toast";
import { lazyDialog } from "@/ui/lazy-dialog";
import { t } from "@/words";

const dialog = lazyDialog(() => import("./ai-consent-dialog"));

type Asked = { entityId: string; use: AiUse; provider: AiProvider; go: () => void };

type Question = Pick<Asked, "entityId" | "go"> & { missing: readonly AiConsentView[]; hasOther: boolean };

/**
 * Asks, before a use of an AI provider begins, whether its owner agrees that it is sent the entity's texts. `ask` calls
 * `go` at once where everything is agreed, or where the caller may not decide: the server then does without, and a
 * toast says that an owner can agree.
 */
export function useAiQuestion() {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [asked, setAsked] = useState<Question>();
  const [isOpen, setOpen] = useState(false);

  const ask = async ({ entityId, use, provider, go }: Asked): Promise<void> => {
    if (isAsking) return;
    setAsking(true);
    // If it is not known, the server does without what is not agreed to.
    const known = await client.fetchQuery(aiConsentsQuery(entityId)).catch(() => null);
    setAsking(false);
    const wanted = (known?.consents ?? []).filter(
      (one) => one.use === use && (provider === "both" || one.provider === provider),
    );
    const missing = wanted.filter(({ agreedAt }) => agreedAt === null);
    const hasOther = missing.length < wanted.length;
    if (missing.length === 0) return go();
    if (known?.mayChange) {
      setAsked({ entityId, go, missing, hasOther });
      return setOpen(true);
    }
    if (!hasOther)
      toast({
        title: t("Done without an AI provider"),
        description: t("An owner of the entity can agree to one in Settings, under “AI providers”."),
      });
    go();
  };

  const close = () => setOpen(false);
  const question = asked && (
    <dialog.Dialog
      entityId={asked.entityId}
      missing={asked.missing}
      hasOther={asked.hasOther}
      isOpen={isOpen}
      onClose={close}
      onGo={() => {
        close();
        asked.go();
      }}
    />
  );
  return { ask: (what: Asked) => void ask(what), isAsking, question };
}
