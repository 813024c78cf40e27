import { useRenewCodes } from "./factors-api";
import { Button } from "@/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { t } from "@/words";
import { RecoveryCodesContent } from "./recovery-codes";

/** Asks before the recovery codes are replaced, and shows the new ones. */
export default function NewCodesDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const renew = useRenewCodes();
  const codes = renew.data?.recoveryCodes;
  const close = () => {
    renew.reset();
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close}>
      {codes ? (
        <RecoveryCodesContent codes={codes} />
      ) : (
        <DialogContent title={t("Create ten new recovery codes?")}>
          <p className="text-[0.9375rem]">{t("The old ones then no longer work.")}</p>
          <DialogFooter>
            <DialogClose>{t("Cancel")}</DialogClose>
            <Button pending={renew.isPending} onClick={() => renew.mutate()}>
              {t("Create new codes")}
            </Button>
          </DialogFooter>
        </DialogContent>
      )}
    </Dialog>
  );
}
