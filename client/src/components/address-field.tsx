import { Copy } from "lucide-react";
import { useId, useRef } from "react";
import { Button } from "@/ui/button";
import { Input } from "@/ui/input";
import { toast } from "@/lib/toast";
import { t } from "@/words";

/** A secret address to copy, and what it lets others do. */
export function AddressField({ label, hint, url }: { label: string; hint: string; url: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: t("Address copied") });
    } catch {
      // Copying is not allowed, or the page did not come over https.
      field.current?.select();
      toast({
        title: t("Could not copy"),
        description: t("The address is selected: copy it from the field."),
      });
    }
  };
  return (
    <>
      <label htmlFor={id} className="text-[0.9375rem] font-semibold">
        {label}
      </label>
      <div className="mt-1.5 flex flex-col gap-2 sm:flex-row">
        <Input
          ref={field}
          id={id}
          aria-describedby={`${id}-hint`}
          data-returns=""
          readOnly
          dir="ltr"
          spellCheck={false}
          className="min-w-0 sm:flex-1"
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {t("Copy")}
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 max-w-[68ch] text-sm text-quiet">
        {hint}
      </p>
    </>
  );
}
