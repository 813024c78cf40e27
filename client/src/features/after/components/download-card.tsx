import { FileArchive, FileText } from "lucide-react";
import type { ApplicationView } from "@shared/validators/applications";
import { Button } from "@/ui/button";
import { Card, CardHeader } from "@/ui/card";
import { t } from "@/words";
import { useDownload } from "../api";

/** Everything in one file, as it is now. */
export function DownloadCard({ application }: { application: ApplicationView }) {
  return (
    <Card>
      <CardHeader
        title={t("Download everything")}
        description={t("The application as it is now, with its documents in the order of the checklist.")}
      />
      <DownloadButtons applicationId={application.id} />
      <p className="mt-4 text-sm text-quiet">
        {t(
          "The PDF holds the text and the pages of PDF and picture documents. Word, Excel and PowerPoint files, and files with a password, are in the ZIP beside it.",
        )}
      </p>
    </Card>
  );
}

export function DownloadButtons({
  applicationId,
  submissionId,
}: {
  applicationId: string;
  submissionId?: string;
}) {
  const save = useDownload(applicationId, submissionId);
  const isPending = (file: string) => save.isPending && save.variables === file;
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" pending={isPending("package.zip")} onClick={() => save.mutate("package.zip")}>
        <FileArchive aria-hidden="true" />
        {t("Download as ZIP")}
      </Button>
      <Button variant="outline" pending={isPending("package.pdf")} onClick={() => save.mutate("package.pdf")}>
        <FileText aria-hidden="true" />
        {t("Download as PDF")}
      </Button>
    </div>
  );
}
