import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from "react";
import { loadOnce } from "@/lib/load-once";
import { t } from "@/words";
import { ErrorState } from "./error-state";

/**
 * Builds a part of a screen whose code is loaded when the screen is shown. If it cannot be loaded, the part says so and
 * offers another try, and the rest of the screen stays with what was typed there.
 */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const loadModule = loadOnce(load);

  const useModule = () => {
    const [module, setModule] = useState(loadModule.loaded);
    const [error, setError] = useState<unknown>();
    const tryToLoad = useCallback(() => {
      setError(undefined);
      loadModule().then(setModule, setError);
    }, []);
    useEffect(tryToLoad, [tryToLoad]);
    return { module, error, tryToLoad };
  };

  /** Whether the part has been loaded, or could not be. Loads it too. */
  const useSettled = (): boolean => {
    const { module, error } = useModule();
    return module !== undefined || error !== undefined;
  };

  const Part = ({ fallback, ...props }: P & { fallback: ReactNode }) => {
    const { module, error, tryToLoad } = useModule();
    if (module) return <module.default {...(props as unknown as P)} />;
    if (error !== undefined)
      return <ErrorState title={t("This part could not be loaded")} error={error} onRetry={tryToLoad} />;
    return fallback;
  };

  return { Part, useSettled };
}
