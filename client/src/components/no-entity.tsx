import { TextLink } from "@/components/text-link";
import { paths } from "@/lib/paths";
import { Alert } from "@/ui/alert";
import { t } from "@/words";

/** Leads somebody without an entity to make one. */
export const NoEntity = () => (
  <Alert tone="warning">
    <p>{t("No entities found. Please create an entity in Settings first.")}</p>
    <p className="mt-2">
      <TextLink href={`${paths.settings}?new=entity`} className="inline-flex min-h-11 items-center">
        {t("Create an entity")}
      </TextLink>
    </p>
  </Alert>
);
