import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { apiRequest } from "./api-client";

/** The library is loaded when a passkey is first asked for. */
const loadLibrary = () => import("@simplewebauthn/browser");

/** Whether a person closed the browser's own question, or no device answered in time. Nothing has gone wrong then. */
export const wasPutAway = (error: unknown): boolean =>
  error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");

/** Whether the device has a passkey of this account already. */
export const isKnownDevice = (error: unknown): boolean =>
  error instanceof Error && error.name === "InvalidStateError";

/**
 * Lets the browser ask for a passkey and returns its answer, for the call whose options these are.
 * @throws what the browser throws, see `wasPutAway`; ApiError
 */
export async function askForPasskey(path: string): Promise<object> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    loadLibrary(),
    apiRequest<PublicKeyCredentialRequestOptionsJSON>("POST", `${path}/options`),
  ]);
  return startAuthentication({ optionsJSON });
}

/** Lets the browser make a passkey. @throws as `askForPasskey` does, see also `isKnownDevice` */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<object> {
  const { startRegistration } = await loadLibrary();
  return startRegistration({ optionsJSON: options });
}
