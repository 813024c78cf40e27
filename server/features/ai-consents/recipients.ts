import { AI_COMPANIES, AI_USES, type AiUse, CONSENT_PROVIDERS } from "@shared/constants/ai-consents";
import type { ConsentProvider } from "@shared/constants/ai-consents";
import type { Deps } from "../../context/deps";
import type { Recipient } from "./ai-consents.queries";

export type RecipientNeeds = "ai" | "config" | "embedder";

/** Lists to whom this server would send what of an entity: nothing where no provider has a key. */
export const listRecipients = (deps: Pick<Deps, RecipientNeeds>): Recipient[] =>
  AI_USES.flatMap((use) => CONSENT_PROVIDERS.flatMap((provider) => findRecipient(deps, use, provider) ?? []));

/** Returns where a provider would be sent a use; undefined if this server does not use it so. */
export function findRecipient(
  deps: Pick<Deps, RecipientNeeds>,
  use: AiUse,
  provider: ConsentProvider,
): Recipient | undefined {
  if (use === "matching") return provider === "openai" ? findMatchingRecipient(deps) : undefined;
  return deps.ai.isAvailable(provider) ? { use, provider, host: findHost(deps.config, provider) } : undefined;
}

/** Returns who turns profiles into figures; undefined where this server does it itself. */
export const findMatchingRecipient = ({
  config,
  embedder,
}: Pick<Deps, "config" | "embedder">): Recipient | undefined =>
  embedder.isRemote ? { use: "matching", provider: "openai", host: findHost(config, "openai") } : undefined;

/** The host at which a provider is reached, with its port if it has one of its own. */
export function findHost(config: Deps["config"], provider: ConsentProvider): string {
  const url = { openai: config.OPENAI_BASE_URL, anthropic: config.ANTHROPIC_BASE_URL }[provider];
  return url === undefined ? AI_COMPANIES[provider].host : new URL(url).host;
}
