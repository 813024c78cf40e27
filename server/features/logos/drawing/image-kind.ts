type ImageKind = "png" | "jpeg" | "webp" | "gif";

/**
 * Detects the format of a picture by its first bytes; `undefined` for all others. SVG is excluded because it can
 * contain scripts.
 */
export function imageKind(bytes: Uint8Array): ImageKind | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (/^GIF8[79]a/.test(head)) return "gif";
  return /^RIFF[^]{4}WEBP/.test(head) ? "webp" : undefined;
}

/** Whether a file begins like an SVG. */
export const isSvg = (bytes: Uint8Array): boolean =>
  /^\s*(?:<\?xml[^>]*>|<!--[^]*?-->|<!doctype[^>]*>|\s)*<svg[\s>]/i.test(
    Buffer.from(bytes.subarray(0, 2_048)).toString("utf8").replace("\ufeff", ""),
  );
