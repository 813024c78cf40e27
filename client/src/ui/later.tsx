import { useCallback, useEffect, useState, type ComponentType } from "react";
import { afterPaint } from "@/lib/browser/after-paint";
import { toastFailure } from "@/lib/api/failure-toast";
import { whenIdle } from "@/lib/browser/when-idle";
import { t } from "../components/words";

type Closable = { isOpen: boolean; onClose: () => void };

/**
 * A dialog whose code comes once the screen that it can be opened from is there and the browser is idle, or with the press that opens it. Where it cannot
 * be fetched that is said, it closes, and the next press tries again.
 */
export function later<P extends Closable>(load: () => Promise<{ default: ComponentType<P> }>) {
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  const loadOnce = () =>
    (loading ??= load().then(
      (module) => void (Loaded = module.default),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));

  /** To be called where it can be opened from. */
  const useAhead = () => {
    useEffect(() => {
      if (!loading) return whenIdle(() => void loadOnce().catch(() => undefined));
    }, []);
  };

  const Show = (props: P) => {
    const [Shown, setShown] = useState<{ Dialog: ComponentType<P> } | undefined>(
      Loaded && { Dialog: Loaded },
    );
    const { isOpen, onClose } = props;
    useEffect(() => {
      if (Shown || !isOpen) return;
      let isOver = false;
      loadOnce().then(
        () => !isOver && Loaded && setShown({ Dialog: Loaded }),
        (error: unknown) => {
          if (isOver) return;
          toastFailure(t("This could not be opened"), error);
          onClose();
        },
      );
      return () => {
        isOver = true;
      };
    }, [Shown, isOpen, onClose]);
    return Shown ? <Shown.Dialog {...props} /> : null;
  };

  return { useAhead, Show };
}

/** Of a dialog that was opened once and stays mounted then, so that it is seen to close. */
export function useOpening() {
  const [isOpen, setOpen] = useState<boolean>();
  const open = useCallback(() => afterPaint(() => setOpen(true)), []);
  const onClose = useCallback(() => afterPaint(() => setOpen(false)), []);
  return { open, wasOpened: isOpen !== undefined, shown: { isOpen: isOpen === true, onClose } };
}
