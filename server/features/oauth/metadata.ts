import type { OAuthMetadata } from "@modelcontextprotocol/sdk/shared/auth.js";
import { API_SCOPES } from "@shared/constants/api-keys";
import { PRODUCT_NAME } from "@shared/constants/brand";
import type { Config } from "../../platform/config/config";
import { LOOPBACK_HOSTS } from "../api-keys/program-place";

/** Whether programs can be connected by signing in: their tokens must not travel in the clear (RFC 8414). */
export function offersOAuth({ PUBLIC_URL }: Pick<Config, "PUBLIC_URL">): boolean {
  const { protocol, hostname } = new URL(PUBLIC_URL);
  return protocol === "https:" || LOOPBACK_HOSTS.includes(hostname);
}

const at = ({ PUBLIC_URL }: Pick<Config, "PUBLIC_URL">, path: string) => new URL(path, PUBLIC_URL).href;

/** The screen on which a person answers a program. */
export const connectPage = (config: Pick<Config, "PUBLIC_URL">): string => at(config, "/connect");

/** Who issues the tokens: this installation. */
export const issuerOf = (config: Pick<Config, "PUBLIC_URL">): string => at(config, "/");

/** What tokens are for. */
const resourceOf = (config: Pick<Config, "PUBLIC_URL">): string => at(config, "/mcp");

/** Where a program reads how it gets a token (RFC 9728). */
export const resourceMetadataUrl = (config: Pick<Config, "PUBLIC_URL">): string =>
  at(config, "/.well-known/oauth-protected-resource/mcp");

/** Whether a token that is asked for this is for us. A program that names nothing means us. */
export function isOurResource(config: Pick<Config, "PUBLIC_URL">, resource: URL | undefined): boolean {
  if (resource === undefined) return true;
  const bare = (url: string) => url.replace(/\/$/, "");
  return resource.hash === "" && bare(resource.href) === bare(resourceOf(config));
}

/** What `/mcp` needs (RFC 9728). */
export const describeResource = (config: Pick<Config, "PUBLIC_URL">) => ({
  resource: resourceOf(config),
  authorization_servers: [issuerOf(config)],
  scopes_supported: [...API_SCOPES],
  bearer_methods_supported: ["header"],
  resource_name: PRODUCT_NAME,
});

/** How programs register and are let in (RFC 8414). None gets a secret: each shows by PKCE that it is the same. */
export const describeServer = (config: Pick<Config, "PUBLIC_URL">): OAuthMetadata => ({
  issuer: issuerOf(config),
  authorization_endpoint: at(config, "/oauth/authorize"),
  token_endpoint: at(config, "/oauth/token"),
  registration_endpoint: at(config, "/oauth/register"),
  revocation_endpoint: at(config, "/oauth/revoke"),
  response_types_supported: ["code"],
  response_modes_supported: ["query"],
  grant_types_supported: ["authorization_code", "refresh_token"],
  code_challenge_methods_supported: ["S256"],
  token_endpoint_auth_methods_supported: ["none"],
  revocation_endpoint_auth_methods_supported: ["none"],
  authorization_response_iss_parameter_supported: true,
  scopes_supported: [...API_SCOPES],
});
