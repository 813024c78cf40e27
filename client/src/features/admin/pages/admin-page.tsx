import { useQuery } from "@tanstack/react-query";
import { ShieldAlert } from "lucide-react";
import { useCallback, useState, type ReactNode } from "react";
import { ButtonLink } from "@/components/button-link";
import { EmptyState } from "@/components/empty-state";
import { PageHeader } from "@/components/page-header";
import { lazyDialog } from "@/ui/lazy-dialog";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { Tab, TabList, TabPanel, Tabs } from "@/ui/tabs";
import { userMessage } from "@/lib/api/api-client";
import { useSignedInUser } from "@/lib/api/current-user";
import type { PageQueries } from "@/lib/api/page-queries";
import { paths } from "@/lib/paths";
import { pendingListQuery, scrapeOverviewQuery } from "@/lib/api/queries/admin";
import type { AdminDialogTarget } from "../admin-dialog";
import { isForbidden } from "../api";
import { ActivityButton } from "../components/activity-button";
import { ActiveList } from "../components/active-list";
import { DuplicatesPanel } from "../components/duplicates-panel";
import { PendingList } from "../components/pending-list";
import { SecondFactorNotice } from "../components/second-factor-notice";
import { SourcesPanel } from "../components/sources-panel";
import { useListAddress, type AdminTab } from "../list-address";
import { useDecisions } from "../use-decisions";
import { useShortcutsEnabled } from "../use-shortcuts";
import { t } from "@/words";

const adminDialogs = lazyDialog(() => import("../components/admin-dialogs"));
const shortcutsDialog = lazyDialog(() => import("../components/shortcuts-dialog"));

export const pageQueries: PageQueries = () => [
  pendingListQuery({ page: 1, search: "", source: "", flag: "" }),
];

/** The administrators' screen. Only the server decides who may see it. */
export default function AdminPage() {
  const { isAdmin } = useSignedInUser();
  const overview = useQuery(scrapeOverviewQuery());
  const isRefused = isForbidden(overview.error);
  const isKnown = isAdmin || overview.isSuccess;
  return (
    <>
      <PageHeader
        title={t("Opportunity verification")}
        subtitle={
          isRefused ? undefined : t("Find opportunities, check them, and keep what founders see true.")
        }
        actions={!isRefused && isKnown && <ActivityButton />}
      />
      {isRefused ? (
        <EmptyState
          icon={ShieldAlert}
          title={t("For administrators only")}
          description={userMessage(overview.error, t("Only administrators can see this page"))}
          action={<ButtonLink href={paths.home}>{t("Go Home § catalogue")}</ButtonLink>}
        />
      ) : isKnown || overview.isError ? (
        <Catalogue overview={overview} />
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-64 rounded-card" />
        </SkeletonGroup>
      )}
    </>
  );
}

function Catalogue({ overview }: { overview: Parameters<typeof SourcesPanel>[0]["overview"] }) {
  const list = useListAddress();
  const decisions = useDecisions();
  const [enabled, setEnabled] = useShortcutsEnabled();
  const [dialog, setDialog] = useState<AdminDialogTarget>();
  const target = dialog?.kind === "shortcuts" ? undefined : dialog;
  const close = useCallback(() => setDialog(undefined), []);
  adminDialogs.usePreload();
  shortcutsDialog.usePreload();
  const sources = overview.data?.sources.map(({ source }) => source) ?? [];
  const shared = { list, sources, shortcutsEnabled: enabled, onOpen: setDialog };
  const { tab } = list.address;
  return (
    <>
      <SecondFactorNotice />
      <Tabs value={tab} onValueChange={(value) => list.setTab(value as AdminTab)}>
        <TabList label={t("Catalogue")}>
          <Tab value="scraping">
            <TabName>{t("Scraping & Verification")}</TabName>
          </Tab>
          <Tab value="active">
            <TabName>{t("Active Opportunities")}</TabName>
          </Tab>
        </TabList>
        <TabPanel value="scraping" className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start">
          <SourcesPanel overview={overview} />
          <div className="min-w-0 space-y-6">
            <DuplicatesPanel />
            <PendingList {...shared} decisions={decisions} />
          </div>
        </TabPanel>
        <TabPanel value="active">
          <ActiveList {...shared} />
        </TabPanel>
      </Tabs>
      <adminDialogs.Dialog
        target={target}
        decisions={decisions}
        isOpen={target !== undefined}
        onClose={close}
      />
      <shortcutsDialog.Dialog
        isOpen={dialog?.kind === "shortcuts"}
        onClose={close}
        tab={tab}
        enabled={enabled}
        onEnabledChange={setEnabled}
      />
    </>
  );
}

/** Both names fit side by side on the smallest screens. */
const TabName = ({ children }: { children: ReactNode }) => (
  <span className="text-[clamp(0.75rem,3.7vw,0.9375rem)]">{children}</span>
);
