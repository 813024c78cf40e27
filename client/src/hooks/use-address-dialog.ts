import { useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "wouter";

/** State of a history entry that a dialog was opened with: the screen without it is one step back. */
export const OPENED_HERE = { isDialogOpenedHere: true } as const;

const isOpenedHere = () =>
  Boolean((window.history.state as Partial<typeof OPENED_HERE> | null)?.isDialogOpenedHere);

/**
 * A dialog that lives in the address as `?name=id`: it can be linked to, and Back closes it. Closing it leads back to the entry
 * before, or for a link from elsewhere takes it out of the address.
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
    /** For a link that opens it with all else as it is; give it the state `OPENED_HERE`. */
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
