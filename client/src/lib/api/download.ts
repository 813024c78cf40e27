import { apiFetch } from "./api-client";

/** The browser starts saving the file long before this. */
const REVOKE_AFTER_MS = 60_000;

/** Returns the file name in a Content-Disposition header; undefined if there is none. */
export function readFileName(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // The encoding is broken, so the plain form below is used.
    }
  }
  const plain = /filename="([^"]*)"|filename=([^;\s]+)/i.exec(disposition ?? "");
  return plain?.[1] ?? plain?.[2];
}

/**
 * Fetches a file from our API and saves it. A plain link could neither show errors nor notice a lost session.
 * @returns the headers of the answer
 * @throws ApiError for any answer that is not OK; TypeError when the server could not be reached or the
 * connection broke
 */
export async function download(path: string): Promise<Headers> {
  const response = await apiFetch("GET", path);
  const name = readFileName(response.headers.get("Content-Disposition")) ?? "download";
  saveFile(await response.blob(), name);
  return response.headers;
}

/** Lets the browser save a file that is here already. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
