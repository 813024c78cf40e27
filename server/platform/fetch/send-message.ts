import { createAddressRules } from "./addresses";
import { failures } from "./failures";
import { lookupAll, type Lookup } from "./safe-lookup";
import { createTimeBudget } from "./time-budget";
import { createTransport } from "./transport";

/** How long one message may take, from the look-up of the name to the first line of the answer. */
const TIME_MS = 15_000;

type Message = {
  address: string;
  headers: Record<string, string>;
  body: string | Uint8Array;
  signal?: AbortSignal;
};

export type MessageSender = {
  /** Looks an address up as a message would. @throws FetchFailure for one that no message can go to */
  check(address: string): Promise<void>;
  /**
   * Posts a message to a public https address, without waiting for a turn, and follows no redirect. Nothing of the
   * answer but its status is read.
   * @returns the status, whatever it is
   * @throws FetchFailure; the signal's reason when it is aborted
   */
  send(message: Message): Promise<number>;
};

/** Creates a sender of messages to addresses that people name. `allowPrivate` is for tests, as is a plain http address. */
export function createMessageSender(options: {
  allowPrivate: boolean;
  userAgent: string;
  lookup?: Lookup;
  timeMs?: number;
}): MessageSender {
  const { allowPrivate, userAgent, lookup = lookupAll, timeMs = TIME_MS } = options;
  const rules = createAddressRules({ allowPrivate });
  const transport = createTransport({ rules, userAgent, lookup, connectMs: timeMs });

  function checkUrl(address: string): URL {
    const url = rules.checkUrl(address);
    if (url.protocol !== "https:" && !allowPrivate) throw failures.notEncrypted(url);
    return url;
  }

  return {
    async check(address) {
      const url = checkUrl(address);
      const found = await lookup(url.hostname.replace(/^\[|\]$/g, "")).catch(() => {
        throw failures.unknownHost(url);
      });
      if (found.length === 0) throw failures.unknownHost(url);
      if (!found.every((one) => rules.allows(one.address))) throw failures.notPublic(url);
    },
    async send({ address, headers, body, signal }) {
      const url = checkUrl(address);
      return createTimeBudget(timeMs, signal).run(url, (limit) =>
        transport.exchange(
          { url, method: "POST", accept: "*/*", headers, body, signal: limit },
          async ({ status }) => status,
        ),
      );
    },
  };
}
