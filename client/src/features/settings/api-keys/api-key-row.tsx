import { KeyRound, Plug } from "lucide-react";
import { API_SCOPE_LABELS } from "@shared/constants/api-keys";
import type { ApiKeyView } from "@shared/validators/api-keys";
import { translateLabel } from "@shared/words/labels";
import { listComma } from "@shared/words/language";
import { formatDate } from "@/lib/format/dates";
import { formatSince } from "@/lib/format/since";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { t } from "@/words";
import { FocusFallback } from "../components/focus-fallback";
import { sayPlace } from "../connect/program-place";

const endKeyDialog = lazyDialog(() => import("./end-key-dialog"));

const isPast = (moment: string) => new Date(moment).getTime() <= Date.now();

/** One key, or one connected program: what it may do, for whom, until when, and the button that ends it. */
export function ApiKeyRow({ apiKey }: { apiKey: ApiKeyView }) {
  const { name, hint, scopes, entity, maker, program, expiresAt, lastUsedAt } = apiKey;
  const question = useOpening();
  endKeyDialog.usePreload();
  const hasEnded = isPast(expiresAt);
  const date = formatDate(expiresAt) ?? "";
  const Mark = program ? Plug : KeyRound;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <span className="grid size-11 shrink-0 place-items-center self-start rounded-control bg-raised text-quiet">
        <Mark aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-44">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-sans text-[0.9375rem] font-semibold tracking-normal wrap-anywhere">
          <bdi>{name}</bdi>
          {program ? (
            <span className="text-sm font-normal text-quiet">{sayPlace(program)}</span>
          ) : (
            <code dir="ltr" className="font-mono text-sm font-normal text-quiet">
              {hint}…
            </code>
          )}
          {hasEnded && <Badge>{t("Expired")}</Badge>}
        </h3>
        <p className="text-sm text-quiet">
          {scopes.map((scope) => translateLabel(API_SCOPE_LABELS[scope])).join("\u00A0· ")}
        </p>
        <p className="text-sm text-quiet wrap-anywhere">
          {[
            maker && t("Of {maker}", { maker }),
            entity ? t("For {entity}", { entity: entity.name }) : t("Only for you"),
            hasEnded
              ? t("expired on {date}", { date })
              : program
                ? t("ends on {date} if it is not used", { date })
                : t("works until {date}", { date }),
            lastUsedAt ? t("last used {since}", { since: formatSince(lastUsedAt) }) : t("never used"),
          ]
            .filter(Boolean)
            .join(listComma())}
        </p>
      </div>
      <Button
        variant="outline"
        className="max-sm:w-full"
        aria-haspopup="dialog"
        aria-label={program ? t("Disconnect: {name}", { name }) : t("End API key: {name}", { name })}
        onClick={question.open}
      >
        {program ? t("Disconnect") : t("End key")}
      </Button>
      {question.wasOpened && <endKeyDialog.Dialog apiKey={apiKey} {...question.shown} />}
      <FocusFallback section="api-keys" />
    </li>
  );
}
