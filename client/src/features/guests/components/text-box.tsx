import { useId } from "react";
import { LONG_TEXT_MAX } from "@shared/constants/limits";
import { Textarea } from "@/ui/textarea";

/** A labelled text box with its problem. */
export function TextBox({
  label,
  value,
  onChange,
  rows,
  problem,
}: {
  label: string;
  value: string;
  onChange: (text: string) => void;
  rows: number;
  problem?: string | undefined;
}) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-[0.9375rem] font-semibold">
        {label}
      </label>
      <Textarea
        id={id}
        rows={rows}
        maxLength={LONG_TEXT_MAX}
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </div>
  );
}

export function Problem({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} role="alert" className="text-sm font-medium text-destructive">
      {children}
    </p>
  );
}
