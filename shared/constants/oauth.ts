/** An access token lasts for as long. */
export const ACCESS_TOKEN_MINUTES = 60;
/** A connection that its program has not renewed for as long after its last access token has ended. */
export const CONNECTION_UNUSED_DAYS = 30;
/** A connection ends then in any case, as the longest API key does. */
export const CONNECTION_DAYS = 365;

/** Addresses that a program may name to come back to. */
export const REDIRECT_ADDRESSES_MAX = 10;
export const REDIRECT_ADDRESS_MAX = 1_000;
/** What a program sends along and gets back unchanged. */
export const OAUTH_STATE_MAX = 2_000;
/** What a program asks for, packed for the address of a screen: well below what servers take as an address. */
export const OAUTH_ASK_MAX = 8_000;
