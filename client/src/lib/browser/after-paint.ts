/** A hidden page paints nothing, so the task runs after this time at the latest. */
const MAX_WAIT_MS = 100;

/**
 * Runs a task after the browser has painted the reaction to a press. The task may take a tenth of a second on
 * a slow phone, and the user should see before that that the press was noticed.
 */
export function afterPaint(task: () => void): void {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    task();
  };
  setTimeout(run, MAX_WAIT_MS);
  requestAnimationFrame(() => setTimeout(run));
}
