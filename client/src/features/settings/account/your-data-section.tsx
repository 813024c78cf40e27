import { Download, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { TextLink } from "@/components/text-link";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/button";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { useDownloadData } from "../your-data-api";
import { t } from "@/words";
import { SettingsSection } from "../components/settings-section";

const deleteDialog = lazyDialog(() => import("./delete-account-dialog"));

/** Downloads all data, or deletes the account. */
export function YourDataSection() {
  const save = useDownloadData();
  const { open, wasOpened, shown } = useOpening();
  deleteDialog.usePreload();
  return (
    <SettingsSection
      id="data"
      description={t("What you entered here is yours: take it with you, or delete it.")}
    >
      <div className="divide-y divide-line">
        <Choice
          title={t("Download all my data")}
          text={`${t(
            "One ZIP file with your profile, entities, applications, pitch decks with their files, notes and everything else we keep about you.",
          )} ${t("Of entities that you do not own, it holds only your comments.")}`}
        >
          <Button variant="outline" pending={save.isPending} onClick={() => save.mutate()}>
            <Download aria-hidden="true" />
            {t("Download")}
          </Button>
        </Choice>
        <Choice title={t("Delete account")} text={t("Deletes your account and everything in it, for good.")}>
          <Button variant="outline" className="text-destructive!" onClick={open}>
            <Trash2 aria-hidden="true" />
            {t("Delete account")}
          </Button>
        </Choice>
      </div>
      <p className="mt-4">
        <TextLink href={paths.privacy} className="inline-flex min-h-11 items-center md:min-h-8">
          {t("What is kept about you, and how long")}
        </TextLink>
      </p>
      {wasOpened && <deleteDialog.Dialog {...shown} />}
    </SettingsSection>
  );
}

function Choice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
      <div className="min-w-0">
        <h3 className="font-sans text-[0.9375rem] font-semibold tracking-normal">{title}</h3>
        <p className="text-sm text-quiet">{text}</p>
      </div>
      {children}
    </div>
  );
}
