import type { OAuthRegisteredClientsStore } from "@modelcontextprotocol/sdk/server/auth/clients.js";
import { InvalidClientMetadataError } from "@modelcontextprotocol/sdk/server/auth/errors.js";
import type { OAuthClientInformationFull } from "@modelcontextprotocol/sdk/shared/auth.js";
import { API_KEY_NAME_MAX } from "@shared/constants/api-keys";
import { REDIRECT_ADDRESS_MAX, REDIRECT_ADDRESSES_MAX } from "@shared/constants/oauth";
import { toOneLine } from "@shared/one-line";
import { isStorable, uuidField } from "@shared/validators/fields";
import type { Deps } from "../../context/deps";
import { readPlace } from "../api-keys/program-place";
import * as queries from "./oauth.queries";

type ClientRow = NonNullable<Awaited<ReturnType<typeof queries.selectClient>>>;

/** The programs that have registered themselves, for the library that answers them. */
export const createClientsStore = ({
  db,
  clock,
}: Pick<Deps, "db" | "clock">): OAuthRegisteredClientsStore => ({
  async getClient(id) {
    if (!uuidField().safeParse(id).success) return undefined;
    const row = await queries.selectClient(db, id);
    return row && toInformation(row);
  },

  /** Keeps what is needed of a program, and no secret, whatever it asked for: it learns that from the answer. */
  async registerClient({ client_name, redirect_uris }) {
    const given = [...toOneLine(client_name ?? "")].slice(0, API_KEY_NAME_MAX).join("").trim();
    if (!isStorable(given)) throw new InvalidClientMetadataError("client_name cannot be stored");
    if (redirect_uris.length === 0 || redirect_uris.length > REDIRECT_ADDRESSES_MAX)
      throw new InvalidClientMetadataError(
        `Between 1 and ${REDIRECT_ADDRESSES_MAX} redirect_uris are required`,
      );
    const wrong = redirect_uris.find(
      (uri) => !isStorable(uri) || uri.length > REDIRECT_ADDRESS_MAX || readPlace(uri) === null,
    );
    if (wrong !== undefined)
      throw new InvalidClientMetadataError(
        "redirect_uris must be https, a loopback address, or of an app on the device",
      );
    // The name is shown to people. Characters that nobody sees are none.
    const name = /[^\p{Cf}\s]/u.test(given) ? given : new URL(redirect_uris[0]!).host;
    const now = clock.now();
    const values = { name, redirectUris: redirect_uris, createdAt: now, lastUsedAt: now };
    return toInformation(await queries.insertClient(db, values));
  },
});

const toInformation = ({ id, name, redirectUris, createdAt }: ClientRow): OAuthClientInformationFull => ({
  client_id: id,
  client_id_issued_at: Math.floor(createdAt.getTime() / 1_000),
  client_name: name,
  redirect_uris: redirectUris,
  token_endpoint_auth_method: "none",
  grant_types: ["authorization_code", "refresh_token"],
  response_types: ["code"],
});
