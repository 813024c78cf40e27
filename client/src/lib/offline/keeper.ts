import { createStore, del, get, set } from "idb-keyval";
import { READ_CACHE } from "@shared/offline/names";

/** Whom the answers kept in this browser belong to, and the key that they are sealed with. No script can read the key itself. */
export type Keeper = { owner: string; key: CryptoKey };

const NAME = "keeper";
const IV_BYTES = 12;
const CIPHER = "AES-GCM";

let opened: ReturnType<typeof createStore> | undefined;
const store = () => (opened ??= createStore("offline", "keepers"));

export const readKeeper = (): Promise<Keeper | undefined> => get<Keeper>(NAME, store());

/** Returns the keeper of a person. What was kept for somebody else is forgotten. */
export async function takeKeeper(owner: string): Promise<Keeper> {
  const known = await readKeeper();
  if (known?.owner === owner) return known;
  await forgetRead();
  const key = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ["encrypt", "decrypt"]);
  const keeper = { owner, key };
  await set(NAME, keeper, store());
  return keeper;
}

/** Removes every kept answer and the key. */
export async function forgetRead(): Promise<void> {
  await Promise.all([caches.delete(READ_CACHE), del(NAME, store())]);
}

/** An answer opens only under the address that it was sealed for. */
const cipherFor = (address: string, iv: BufferSource) => ({
  name: CIPHER,
  iv,
  additionalData: new TextEncoder().encode(address),
});

export async function seal({ key }: Keeper, address: string, text: string): Promise<Blob> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(cipherFor(address, iv), key, new TextEncoder().encode(text));
  return new Blob([iv, sealed]);
}

/** @throws DOMException for what was sealed with another key or for another address */
export async function open({ key }: Keeper, address: string, sealed: ArrayBuffer): Promise<string> {
  const cipher = cipherFor(address, new Uint8Array(sealed, 0, IV_BYTES));
  const text = await crypto.subtle.decrypt(cipher, key, new Uint8Array(sealed, IV_BYTES));
  return new TextDecoder().decode(text);
}
