import { TextLink } from "@/components/text-link";
import { Alert } from "@/ui/alert";
import { paths } from "@/lib/paths";
import { t } from "@/words";

/** Says why no provider writes for an application, and where the rule stands that forbids it. */
export function AiForbidden({ applicationId, className }: { applicationId: string; className?: string }) {
  return (
    <Alert tone="warning" title={t("The call forbids texts by AI")} className={className}>
      {t.rich(
        "You accepted {rule}, so no AI provider is asked. The built-in writer only sets your own facts beside the call.",
        {
          rule: <TextLink href={paths.call(applicationId)}>{t("this rule of the call")}</TextLink>,
        },
      )}
    </Alert>
  );
}
