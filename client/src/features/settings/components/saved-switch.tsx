import { useId, useState } from "react";
import { Switch } from "@/ui/switch";

/** A switch that saves at once, with its label and hint. */
export function SavedSwitch({
  label,
  hint,
  checked,
  onPress,
  className,
}: {
  label: string;
  hint: string;
  checked: boolean;
  /** Saves the value; calls `onSettled` when done, whether it worked or not. */
  onPress: (value: boolean, callbacks: { onSettled: () => void }) => void;
  className: string;
}) {
  const id = useId();
  // The cache changes a moment after the press: until then the switch would jump back.
  const [pressed, setPressed] = useState<boolean>();
  return (
    <div className={`flex items-center justify-between gap-4 ${className}`}>
      <div className="min-w-0">
        <label htmlFor={id} className="text-[0.9375rem] font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-quiet">
          {hint}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-hint`}
        checked={pressed ?? checked}
        onChange={({ target: { checked: value } }) => {
          setPressed(value);
          onPress(value, { onSettled: () => setPressed(undefined) });
        }}
      />
    </div>
  );
}
