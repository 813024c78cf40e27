import { Copy } from "lucide-react";
import { useId, useRef } from "react";
import { toast } from "@/lib/toast";
import { Button } from "@/ui/button";
import { Input } from "@/ui/input";
import { t } from "@/words";

/** A secret that is shown once, with a button that copies it. */
export function SecretField({
  label,
  secret,
  copied,
  selected,
}: {
  label: string;
  secret: string;
  /** What is said when it was copied. */
  copied: string;
  /** What is said when it could only be selected. */
  selected: string;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toast({ title: copied });
    } catch {
      // Copying is not allowed, or the page did not come over https.
      field.current?.select();
      toast({ title: t("Could not copy"), description: selected });
    }
  };
  return (
    <div>
      <label htmlFor={id} className="text-[0.9375rem] font-semibold">
        {label}
      </label>
      <div className="mt-1.5 flex flex-col gap-2 sm:flex-row">
        <Input
          ref={field}
          id={id}
          readOnly
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          className="min-w-0 font-mono sm:flex-1"
          value={secret}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {t("Copy")}
        </Button>
      </div>
    </div>
  );
}
