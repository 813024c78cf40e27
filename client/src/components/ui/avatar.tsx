import { useState } from "react";
import { cn } from "@/lib/cn";

/** The page's policy lets images come from here alone; asking for another would only fail in the console. */
const isLoadable = (src: string) =>
  src.startsWith("data:image/") || (src.startsWith("/") && !src.startsWith("//"));

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
  const showImage = src && isLoadable(src) && failed !== src;
  return (
    <span
      aria-hidden="true"
      className={cn(
        "grid shrink-0 place-items-center overflow-hidden text-sm font-semibold select-none",
        tone === "house" ? "bg-house-raised text-on-house" : "bg-raised text-link",
        shape === "round" ? "rounded-full" : "rounded-control",
        className ?? "size-10",
      )}
    >
      {showImage ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setFailed(src)} />
      ) : (
        letters
      )}
    </span>
  );
}
