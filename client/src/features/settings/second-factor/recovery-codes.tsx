import { Copy, Download } from "lucide-react";
import { PRODUCT_NAME } from "@shared/constants/brand";
import { saveFile } from "@/lib/api/download";
import { toast } from "@/lib/toast";
import { Button } from "@/ui/button";
import { DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { t } from "@/words";

/** The dialog's content after new recovery codes were made. */
export const RecoveryCodesContent = ({ codes }: { codes: readonly string[] }) => (
  <DialogContent title={t("Your recovery codes")}>
    <div className="grid gap-5">
      <RecoveryCodes codes={codes} />
    </div>
    <DialogFooter>
      <DialogClose>{t("I have kept them")}</DialogClose>
    </DialogFooter>
  </DialogContent>
);

/** Shows the codes, the only time that they can be seen, with ways to keep them. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      toast({ title: t("Codes copied") });
    } catch {
      // Copying is not allowed, or the page did not come over https.
      toast({ title: t("Could not copy"), description: t("Download the codes, or write them down.") });
    }
  };
  const save = () => {
    const title = t("Recovery codes for {product}", { product: PRODUCT_NAME });
    const note = t("Each works once, in place of your second step.");
    const text = [title, note, "", ...codes, ""].join("\r\n");
    saveFile(new Blob([text], { type: "text/plain" }), "recovery-codes.txt");
  };
  return (
    <>
      <p className="text-[0.9375rem]">
        {t(
          "Keep these codes where you find them without your phone. Each signs you in once, after your password. They are shown only now.",
        )}
      </p>
      <ul
        aria-label={t("Recovery codes")}
        className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-control bg-raised px-4 py-3 font-mono text-[0.9375rem] sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} dir="ltr">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" className="max-sm:flex-1" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {t("Copy")}
        </Button>
        <Button variant="outline" className="max-sm:flex-1" onClick={save}>
          <Download aria-hidden="true" />
          {t("Download")}
        </Button>
      </div>
    </>
  );
}
