import { Copy } from "lucide-react";
import { useId, useRef } from "react";
import { Button } from "@/ui/button";
import { Dialog, DialogContent } from "@/ui/dialog";
import { Textarea } from "@/ui/textarea";
import { language } from "@/lib/language";
import { toast } from "@/lib/toast";
import { t } from "@/words";

export type Embedded = { name: string; slug: string };

const ENTITIES: Record<string, string> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };

/** The HTML that shows the card of an opportunity on another site. */
function writeFrame({ name, slug }: Embedded): string {
  const address = `${window.location.origin}/embed/opportunities/${encodeURIComponent(slug)}?lang=${language}`;
  const title = name.replace(/[&"<>]/g, (sign) => ENTITIES[sign]!);
  return `<iframe src="${address}" title="${title}" width="100%" height="240" loading="lazy" style="border: 0"></iframe>`;
}

/** Offers the code of a card for another site. */
export default function EmbedDialog({
  opportunity,
  isOpen,
  onClose,
}: {
  opportunity: Embedded;
  isOpen: boolean;
  onClose: () => void;
}) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const code = writeFrame(opportunity);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast({ title: t("Code copied") });
    } catch {
      // Copying is not allowed, or the page did not come over https.
      field.current?.select();
      toast({ title: t("Could not copy"), description: t("The code is selected: copy it from the field.") });
    }
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose}>
      <DialogContent
        title={t("Put this on your site")}
        description={t(
          "A small card with the main facts, the source and a link. It follows changes by itself, sets no cookies and needs no script.",
        )}
      >
        <label htmlFor={id} className="text-[0.9375rem] font-semibold">
          {t("Code for your page")}
        </label>
        <Textarea
          ref={field}
          id={id}
          readOnly
          dir="ltr"
          spellCheck={false}
          rows={4}
          className="mt-1.5 font-mono text-sm break-all"
          value={code}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button variant="outline" className="mt-3 max-sm:w-full" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {t("Copy the code")}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
