/** Without an answer for this long, what the browser has is shown. */
const PATIENCE_MS = 10_000;
/** A proxy answers so when the server behind it is away. */
const AWAY = [502, 503, 504];

/**
 * Returns the server's answer, or what `find` finds when there is none in time. If it finds nothing, the server's answer is waited for.
 */
export async function firstOf(
  answer: Promise<Response>,
  find: () => Promise<Response | undefined>,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  const arrived = await Promise.race([answer.catch(() => undefined), late]);
  clearTimeout(timer);
  if (arrived && !AWAY.includes(arrived.status)) return arrived;
  return (await find().catch(() => undefined)) ?? answer;
}
