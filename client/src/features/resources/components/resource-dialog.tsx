import { useQuery } from "@tanstack/react-query";
import { BookOpen, Download, ExternalLink } from "lucide-react";
import { ExternalButtonLink, isSafeUrl } from "@/components/button-link";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { FactList } from "@/components/fact-list";
import { SourceNote } from "@/components/source-note";
import { buttonClass } from "@/ui/button-styles";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { ApiError } from "@/lib/api/api-client";
import { formatDate } from "@/lib/format/dates";
import { isUnknownCall } from "@/lib/api/normalise";
import type { ResourceView } from "@shared/validators/catalogue";
import { translateLabel } from "@shared/words/labels";
import { listComma } from "@shared/words/language";
import { getResourceFilePath, resourceQuery } from "../api";
import { getTypeLabel } from "../resource-kinds";
import { t } from "@/words";
import { MarkdownText } from "./markdown-text";

/** The text of a resource, or its facts and a link to it. `listed` is the card's data, shown until the rest is loaded. */
export function ResourceDialog({
  id,
  listed,
  onClose,
}: {
  id: string | undefined;
  listed: ResourceView | undefined;
  onClose: () => void;
}) {
  return (
    <Dialog isOpen={id !== undefined} onClose={onClose}>
      {id && <Content key={id} id={id} listed={listed} />}
    </Dialog>
  );
}

function Content({ id, listed }: { id: string; listed: ResourceView | undefined }) {
  const query = useQuery(resourceQuery(id));
  const resource = query.data ?? listed;
  // Where the server has no single resources, the card's data is all there is.
  const isAllKnown = listed !== undefined && isUnknownCall(query.error);
  const isMissing = !isAllKnown && query.error instanceof ApiError && query.error.status === 404;
  const shown = isMissing ? undefined : resource;
  return (
    <DialogContent
      title={
        <span dir="auto">{isMissing ? t("Resource not found") : (resource?.title ?? t("Resource"))}</span>
      }
      description={shown && getTypeLabel(shown.resourceType)}
      size={isMissing ? "md" : "lg"}
    >
      <div className="space-y-6">
        {isMissing && (
          <EmptyState
            level={3}
            icon={BookOpen}
            title={t("There is no such resource in the library")}
            description={t("It may have been removed since this link was made. § resource")}
          />
        )}
        {shown?.description && (
          <p dir="auto" className={shown.hasContent ? "text-quiet" : undefined}>
            {shown.description}
          </p>
        )}
        {query.isPending && (!shown || shown.hasContent) && <TextSkeleton />}
        {query.isError && !isMissing && !isAllKnown && !query.data && (
          <ErrorState
            title={t("The resource could not be loaded")}
            error={query.error}
            onRetry={query.refetch}
            retrying={query.isFetching}
          />
        )}
        {query.data?.content && (
          // Focusable, so that the keyboard can scroll a text without links.
          <div
            role="region"
            aria-label={t("The text")}
            tabIndex={0}
            className="rounded-sm border-t border-line pt-5"
          >
            <MarkdownText source={query.data.content} />
          </div>
        )}
        {shown && <Facts resource={shown} />}
      </div>
      <DialogFooter>
        <DialogClose>{t("Close")}</DialogClose>
        {shown?.hasContent && (
          <a href={getResourceFilePath(id)} download="" className={buttonClass("primary")}>
            <Download aria-hidden="true" />
            {t("Download")}
          </a>
        )}
        <ExternalButtonLink href={shown?.sourceUrl} variant={shown?.hasContent ? "outline" : "primary"}>
          <span className="min-w-0 wrap-anywhere">
            {shown && t("Open at {publisher}", { publisher: getPublisher(shown) })}
          </span>
          <ExternalLink aria-hidden="true" />
        </ExternalButtonLink>
      </DialogFooter>
    </DialogContent>
  );
}

function getPublisher({ publisher, sourceUrl }: ResourceView): string {
  return publisher ?? (isSafeUrl(sourceUrl) ? new URL(sourceUrl).hostname : "");
}

function Facts({ resource }: { resource: ResourceView }) {
  const { publisher, licence, relevantFor, sourceUrl, lastSyncedAt, hasContent } = resource;
  const isOwnText = hasContent && sourceUrl === null;
  const asOf = formatDate(lastSyncedAt);
  return (
    <div className="space-y-5">
      <FactList
        facts={[
          { label: t("Publisher"), value: publisher },
          { label: t("Relevant for"), value: relevantFor.map(translateLabel).join(listComma()) },
          { label: t("Licence"), value: licence },
        ]}
      />
      {isOwnText ? (
        <p className="border-t border-line pt-4 text-sm text-quiet">
          {asOf
            ? t("Yours to copy and change. As of {date}.", { date: asOf })
            : t("Yours to copy and change.")}
        </p>
      ) : (
        <SourceNote sourceUrl={sourceUrl} lastSyncedAt={lastSyncedAt} />
      )}
    </div>
  );
}

function TextSkeleton() {
  return (
    <SkeletonGroup label={t("Loading the text")} className="space-y-3">
      {["w-1/2", "w-full", "w-11/12", "w-full", "w-3/4"].map((width, index) => (
        <Skeleton key={index} className={`h-4 ${width}`} />
      ))}
    </SkeletonGroup>
  );
}
