import { useState } from "react";
import { cn } from "@/lib/cn";
import { parseUrl } from "@shared/parse-url";

/**
 * Returns true if the content security policy allows the image, which must come from our own server. Another
 * image would only fail with an error in the console.
 */
export const isLoadable = (src: string | null | undefined): src is string =>
  !!src &&
  (src.startsWith("data:image/") || parseUrl(src, window.location.origin)?.origin === window.location.origin);

/**
 * Shows a picture, or the letters if there is none or it does not load. It is hidden from screen readers,
 * because the name is beside it.
 */
export function Avatar({
  src,
  letters,
  shape = "round",
  tone = "page",
  className,
}: {
  src?: string | null;
  letters: string;
  /** "round" is for people, "square" is for organisations. */
  shape?: "round" | "square";
  /** "house" is for avatars on the purple frame. */
  tone?: "page" | "house";
  className?: string;
}) {
  const [failed, setFailed] = useState<string>();
  const showImage = isLoadable(src) && failed !== src;
  const isLogo = showImage && shape === "square";
  return (
    <span
      aria-hidden="true"
      className={cn(
        "shrink-0 overflow-hidden text-sm font-semibold select-none",
        isLogo
          ? "block border border-line bg-paper p-1"
          : cn(
              "grid place-items-center",
              tone === "house" ? "bg-house-raised text-on-house" : "bg-raised text-link",
            ),
        shape === "round" ? "rounded-full" : "rounded-control",
        className ?? "size-10",
      )}
    >
      {showImage ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          // A portrait fills the space, while a logo is never cut off.
          className={cn("size-full", isLogo ? "object-contain" : "object-cover")}
          onError={() => setFailed(src)}
        />
      ) : (
        letters
      )}
    </span>
  );
}
