/** `loaded` is the result after loading has finished. */
export type LoadOnce<T> = (() => Promise<T>) & { loaded: T | undefined };

/**
 * Loads something at the first call and keeps it. A failure is not kept, so that the next call tries again.
 */
export function loadOnce<T>(load: () => Promise<T>): LoadOnce<T> {
  let loading: Promise<T> | undefined;
  const start = async () => {
    try {
      return (once.loaded = await load());
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const once: LoadOnce<T> = Object.assign(() => (loading ??= start()), { loaded: undefined });
  return once;
}
