import { Download } from "lucide-react";
import { Button } from "@/ui/button";
import { useDownloadDocument } from "./guests-api";
import { t } from "@/words";

/** Downloads a document. */
export function DocumentButton({ name, url }: { name: string; url: string }) {
  const { mutate, isPending } = useDownloadDocument(url);
  return (
    <Button
      variant="outline"
      size="sm"
      className="h-auto min-h-9 max-w-full py-1.5 whitespace-normal"
      aria-label={t("Download {name}", { name })}
      pending={isPending}
      onClick={() => mutate()}
    >
      <Download aria-hidden="true" />
      <bdi className="wrap-anywhere">{name}</bdi>
    </Button>
  );
}
