import { Button, type ButtonProps } from "@/ui/button";
import { useFormShell } from "./form-state";

/** Submits the form around it and shows a spinner while that is pending. */
export function SubmitButton(props: Omit<ButtonProps, "type" | "pending" | "onClick">) {
  const { pending } = useFormShell();
  return <Button {...props} type="submit" pending={pending} />;
}
