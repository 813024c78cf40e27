import { useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "wouter";

/** The state of a history entry that opened a dialog. The screen without the dialog is one step back. */
export const OPENED_HERE = { isDialogOpenedHere: true } as const;

const isOpenedHere = () =>
  Boolean((window.history.state as Partial<typeof OPENED_HERE> | null)?.isDialogOpenedHere);

/**
 * Keeps a dialog in the address as `?name=id`, so that it can be linked to and Back closes it. Closing goes back to
 * the entry before. If the dialog was opened by a link from elsewhere, closing removes it from the address.
 */
export function useAddressDialog(name: string) {
  const [path] = useLocation();
  const [params, setParams] = useSearchParams();
  const id = params.get(name) || undefined;
  // Going back takes a moment, in which Escape may be pressed again.
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [id]);

  const withParam = (value?: string) => (known: URLSearchParams) => {
    const next = new URLSearchParams(known);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    return next;
  };
  return {
    id,
    /** Returns the address of a link that opens the dialog. Give the link the state `OPENED_HERE`. */
    hrefOf: (value: string) => `${path}?${withParam(value)(params)}`,
    open: (value: string) => setParams(withParam(value), { state: OPENED_HERE }),
    close: () => {
      if (isClosing.current) return;
      isClosing.current = true;
      if (isOpenedHere()) window.history.back();
      else setParams(withParam(), { replace: true });
    },
  };
}
