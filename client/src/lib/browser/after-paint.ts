/** A page out of sight paints nothing. */
const AT_MOST_MS = 100;

/**
 * Does something once the browser has shown what a press looks like: on a slow phone it may take a tenth of a second, and a press is to be
 * seen to have been heard before that.
 */
export function afterPaint(task: () => void): void {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    task();
  };
  setTimeout(run, AT_MOST_MS);
  requestAnimationFrame(() => setTimeout(run));
}
