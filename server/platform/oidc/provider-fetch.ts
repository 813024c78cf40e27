import { createAddressRules } from "../fetch/addresses";
import { collectBody } from "../fetch/body";
import { lookupAll } from "../fetch/safe-lookup";
import { createTransport } from "../fetch/transport";
import { ProviderProblem } from "./provider-problem";

const ANSWER_BYTES_MAX = 1_000_000;
/** People wait for it. */
export const ANSWER_MS = 8_000;

type ProviderFetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: unknown; signal?: AbortSignal },
) => Promise<Response>;

/**
 * Creates a `fetch` for one provider, by the rules of all outgoing requests: public addresses only unless `allowPrivate`,
 * no redirects, a bounded answer in a bounded time.
 * @throws ProviderProblem unavailable, also for an answer of status 500 and above
 */
export function createProviderFetch(options: { allowPrivate: boolean; userAgent: string }): ProviderFetch {
  const rules = createAddressRules(options);
  const transport = createTransport({
    ...{ rules, lookup: lookupAll, userAgent: options.userAgent, connectMs: ANSWER_MS },
  });
  return async (address, { method, headers, body, signal }) => {
    const timeout = AbortSignal.timeout(ANSWER_MS);
    const { accept = "application/json", ...further } = Object.fromEntries(new Headers(headers));
    delete further["user-agent"];
    const isPost = method === "POST";
    try {
      const ask = {
        url: rules.checkUrl(address),
        method: isPost ? ("POST" as const) : ("GET" as const),
        accept,
        headers: further,
        ...(isPost && { body: body instanceof URLSearchParams ? body.toString() : "" }),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      };
      return await transport.exchange(ask, async (answer) => {
        const collected = await collectBody(answer, ANSWER_BYTES_MAX);
        if (answer.status >= 500 || !collected?.isWhole) throw new ProviderProblem("unavailable");
        const type = answer.header("content-type");
        return new Response(
          [204, 205, 304].includes(answer.status) ? null : new Uint8Array(collected.bytes),
          {
            status: answer.status,
            headers: type ? { "content-type": type } : {},
          },
        );
      });
    } catch (error) {
      throw new ProviderProblem("unavailable", { cause: error });
    }
  };
}
