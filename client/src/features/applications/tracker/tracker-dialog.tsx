import { useState } from "react";
import { Dialog, DialogContent } from "@/ui/dialog";
import { t } from "@/words";
import { ChooseTracker } from "./choose-tracker";
import { ProposedEntries } from "./proposed-entries";
import type { TrackerFile } from "./tracker-api";

type Props = { isOpen: boolean; onClose: () => void };

/** Takes a spreadsheet of applications, shows what was found in it, and keeps what is ticked. */
export default function TrackerDialog({ isOpen, onClose }: Props) {
  const [file, setFile] = useState<TrackerFile>();
  const [isDirty, setDirty] = useState(false);
  const close = () => {
    setFile(undefined);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} dirty={isDirty}>
      <DialogContent
        size="lg"
        title={t("Import a tracker")}
        description={
          file
            ? undefined
            : t(
                "Take over the list of applications that you keep in Excel, Google Sheets, Airtable or Notion. You see every row before anything is kept, and no AI provider is sent anything.",
              )
        }
      >
        {file ? (
          <ProposedEntries
            file={file}
            onDirtyChange={setDirty}
            onBack={() => setFile(undefined)}
            onKept={close}
          />
        ) : (
          <ChooseTracker onRead={setFile} onDirtyChange={setDirty} />
        )}
      </DialogContent>
    </Dialog>
  );
}
