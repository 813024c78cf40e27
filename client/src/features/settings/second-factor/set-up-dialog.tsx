import { useState } from "react";
import type { TotpSetupView } from "@shared/validators/second-factor";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { TextField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { textLinkClass } from "@/components/text-link";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { t } from "@/words";
import { useConfirmTotp } from "./factors-api";
import { RecoveryCodesContent } from "./recovery-codes";

const loadSchema = async () => (await import("@shared/validators/second-factor")).codeSchema;

/** Shows the secret for the authenticator app, takes its first code, and then shows the recovery codes. */
export default function SetUpDialog({
  setup,
  isOpen,
  onClose,
}: {
  setup: TotpSetupView | undefined;
  isOpen: boolean;
  onClose: () => void;
}) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => {
    setCodes(null);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close}>
      {codes ? (
        <RecoveryCodesContent codes={codes} />
      ) : (
        <DialogContent
          title={t("Set up an authenticator app")}
          description={t("Any app for one-time codes works, and most password managers do too.")}
        >
          {setup && <FirstCode setup={setup} onDone={(made) => (made ? setCodes(made) : close())} />}
        </DialogContent>
      )}
    </Dialog>
  );
}

function FirstCode({ setup, onDone }: { setup: TotpSetupView; onDone: (codes: string[] | null) => void }) {
  const confirm = useConfirmTotp();
  const form = useZodForm(loadSchema, { defaultValues: { code: "" } });
  return (
    <Form
      form={form}
      label={t("Set up an authenticator app")}
      pending={confirm.isPending}
      error={confirm.error}
      onSubmit={(values) =>
        confirm.mutate(values, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) })
      }
    >
      <p className="text-[0.9375rem]">
        {t.rich("Scan this picture with the app, or {link} on this device.", {
          link: (
            <a href={setup.address} className={textLinkClass}>
              {t("open the app")}
            </a>
          ),
        })}
      </p>
      <QrCode {...setup.qr} />
      <p className="text-sm text-quiet">
        {t.rich("If it cannot be scanned, type this key: {key}", {
          key: (
            <code dir="ltr" className="font-mono text-ink select-all wrap-anywhere">
              {setup.secret.match(/.{1,4}/g)?.join(" ")}
            </code>
          ),
        })}
      </p>
      <TextField
        name="code"
        label={t("Code")}
        hint={t("The six figures that the app now shows.")}
        autoComplete="one-time-code"
        inputMode="numeric"
        dir="ltr"
      />
      <DialogFooter className="mt-1">
        <DialogClose>{t("Cancel")}</DialogClose>
        <SubmitButton>{t("Turn on")}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}

/** Four empty units around the code, which scanners need. It is black on white in every theme. */
const MARGIN = 4;

function QrCode({ size, path }: TotpSetupView["qr"]) {
  const side = size + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label={t("QR code for the authenticator app")}
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 max-w-full rounded-control border border-line"
    >
      <rect x={-MARGIN} y={-MARGIN} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
