import type { ReactNode } from "react";
import { isSafeUrl } from "./button-link";
import { textLinkClass } from "./text-link";
import { t } from "@/words";

/** A link to another site within a sentence, in a new tab. Without a safe address it is plain text. */
export function OutsideLink({ url, children }: { url: string | null; children: ReactNode }) {
  if (!isSafeUrl(url)) return children;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={textLinkClass}>
      {children}
      <span className="sr-only"> {t("(opens in a new tab)")}</span>
    </a>
  );
}
