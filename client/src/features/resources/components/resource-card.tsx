import { Download } from "lucide-react";
import { ExternalButtonLink, isSafeUrl } from "@/components/button-link";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import type { ResourceView } from "@shared/validators/catalogue";
import { translateLabel } from "@shared/words/labels";
import { TEMPLATE_ICON, TYPE_ICONS, getTypeLabel } from "../resource-kinds";
import { t } from "@/words";

const RELEVANT_SHOWN = 3;

/** A path belongs to this site. */
const getFileHref = (fileUrl: string | null) =>
  fileUrl?.startsWith("/") ? new URL(fileUrl, window.location.origin).href : fileUrl;

export function ResourceCard({ resource, onView }: { resource: ResourceView; onView: () => void }) {
  const { title, description, resourceType, relevantFor, fileUrl } = resource;
  const Icon = TYPE_ICONS[resourceType] ?? TEMPLATE_ICON;
  const file = getFileHref(fileUrl);
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex items-center justify-between gap-3">
        <span className="grid size-11 place-items-center rounded-control bg-raised text-link">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <Badge tone="primary">{getTypeLabel(resourceType)}</Badge>
      </div>
      <h2 dir="auto" className="line-clamp-2 text-lg wrap-anywhere">
        {title}
      </h2>
      {description && (
        <p dir="auto" className="line-clamp-3 text-[0.9375rem] text-quiet">
          {description}
        </p>
      )}
      {relevantFor.length > 0 && (
        <ul className="flex flex-wrap gap-1.5" aria-label={t("Relevant for")}>
          {relevantFor.slice(0, RELEVANT_SHOWN).map((kind) => (
            <li key={kind} className="max-w-full">
              <Badge tone="outline">{translateLabel(kind)}</Badge>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-auto pt-1">
        {isSafeUrl(file) ? (
          <ExternalButtonLink
            href={file}
            variant="outline"
            className="w-full"
            aria-label={t("Download {title} (opens in a new tab)", { title })}
          >
            <Download aria-hidden="true" />
            {t("Download")}
          </ExternalButtonLink>
        ) : (
          <Button
            variant="outline"
            className="w-full"
            onClick={onView}
            aria-label={t("View {title}", { title })}
          >
            {t("View § resource")}
          </Button>
        )}
      </div>
    </Card>
  );
}
