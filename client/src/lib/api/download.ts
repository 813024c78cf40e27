import { apiFetch } from "./api-client";

/** The browser has begun to keep the file long before. */
const REVOKE_AFTER_MS = 60_000;

/** The name that an answer gives its file; undefined when it gives none. */
export function fileNameOf(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // The plain form follows.
    }
  }
  const plain = /filename="([^"]*)"|filename=([^;\s]+)/i.exec(disposition ?? "");
  return plain?.[1] ?? plain?.[2];
}

/**
 * Fetches a file from our API and has the browser keep it. Not a plain link: what fails can be told, and a lost session is noticed.
 * @returns the headers of the answer
 * @throws ApiError for any answer that is not OK; TypeError when the server could not be reached or broke off
 */
export async function download(path: string): Promise<Headers> {
  const response = await apiFetch("GET", path);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = fileNameOf(response.headers.get("Content-Disposition")) ?? "download";
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
  return response.headers;
}
