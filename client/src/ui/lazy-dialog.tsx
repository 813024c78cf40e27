import { useCallback, useEffect, useState, type ComponentType } from "react";
import { afterPaint } from "@/lib/browser/after-paint";
import { whenIdle } from "@/lib/browser/when-idle";
import { toastFailure } from "@/lib/api/failure-toast";
import { loadOnce } from "@/lib/load-once";
import { t } from "@/words";

type Closable = { isOpen: boolean; onClose: () => void };

/**
 * Builds a dialog whose code is loaded when the browser is idle, or when it is first opened. If it cannot be
 * loaded, a toast says so and the dialog closes; the next press tries again.
 */
export function lazyDialog<P extends Closable>(load: () => Promise<{ default: ComponentType<P> }>) {
  const loadModule = loadOnce(load);

  /** Call this in the component that can open the dialog. */
  const usePreload = () => {
    useEffect(() => {
      if (!loadModule.loaded) return whenIdle(() => void loadModule().catch(() => undefined));
    }, []);
  };

  const Dialog = (props: P) => {
    const [module, setModule] = useState(loadModule.loaded);
    const { isOpen, onClose } = props;
    useEffect(() => {
      if (module || !isOpen) return;
      let isOver = false;
      loadModule().then(
        (loaded) => !isOver && setModule(loaded),
        (error: unknown) => {
          if (isOver) return;
          toastFailure(t("This could not be opened"), error);
          onClose();
        },
      );
      return () => {
        isOver = true;
      };
    }, [module, isOpen, onClose]);
    return module ? <module.default {...props} /> : null;
  };

  return { usePreload, Dialog };
}

/**
 * The state of a dialog that is mounted when it is first opened. It then stays mounted, so that its closing
 * animation is shown.
 */
export function useOpening() {
  const [isOpen, setOpen] = useState<boolean>();
  const open = useCallback(() => afterPaint(() => setOpen(true)), []);
  const onClose = useCallback(() => afterPaint(() => setOpen(false)), []);
  return { open, wasOpened: isOpen !== undefined, shown: { isOpen: isOpen === true, onClose } };
}
