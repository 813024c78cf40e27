/** What an AI provider may be sent of an entity: its texts for drafts, the slides of its decks, its profile for matching. */
export const AI_USES = ["drafts", "decks", "matching"] as const;
export type AiUse = (typeof AI_USES)[number];

export const AI_USE_LABELS: Record<AiUse, string> = {
  drafts: "Drafts of application texts",
  decks: "Reviews of pitch decks",
  matching: "Matching by meaning",
};

/** Each is agreed to by itself. */
export const CONSENT_PROVIDERS = ["openai", "anthropic"] as const;
export type ConsentProvider = (typeof CONSENT_PROVIDERS)[number];

/** Who is meant where a provider has no address of its own in the settings: its host, its name, its rules for such data. */
export const AI_COMPANIES: Record<ConsentProvider, { host: string; name: string; policyUrl: string }> = {
  openai: { host: "api.openai.com", name: "OpenAI", policyUrl: "https://openai.com/enterprise-privacy/" },
  anthropic: {
    host: "api.anthropic.com",
    name: "Anthropic",
    policyUrl: "https://www.anthropic.com/legal/commercial-terms",
  },
};
