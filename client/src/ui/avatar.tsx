import { useState } from "react";
import { cn } from "@/lib/cn";
import { parseUrl } from "@shared/parse-url";

/** The page's policy lets images come from here alone; asking for another would only fail in the console. */
export const isLoadable = (src: string | null | undefined): src is string =>
  !!src &&
  (src.startsWith("data:image/") || parseUrl(src, window.location.origin)?.origin === window.location.origin);

/** A picture, or the given letters when there is none or it does not load. Decoration: the name stands beside it. */
export function Avatar({
  src,
  letters,
  shape = "round",
  tone = "page",
  className,
}: {
  src?: string | null;
  letters: string;
  /** round for people, square for organisations. */
  shape?: "round" | "square";
  /** house: on the purple frame. */
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
          // A picture of somebody fills its place; of a logo nothing is cut off.
          className={cn("size-full", isLogo ? "object-contain" : "object-cover")}
          onError={() => setFailed(src)}
        />
      ) : (
        letters
      )}
    </span>
  );
}
