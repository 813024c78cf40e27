import { textLinkClass } from "./text-link";
import { t } from "@/words";

/** Names the sources whose licences require it wherever their rows are shown. */
export function CatalogueCredits() {
  return (
    <p className="mt-8 text-sm text-quiet">
      {t.rich(
        "Sources: Grants.gov (this product uses the Grants.gov API but is not endorsed or certified by the U.S. Department of Health and Human Services); {dataset} by Lucas Jin / Foundshore, CC BY 4.0, adapted; and the programmes’ own pages. Each entry names its source.",
        {
          dataset: (
            <a
              href="https://github.com/luc3xhj/startup-accelerators"
              target="_blank"
              rel="noopener noreferrer"
              className={textLinkClass}
            >
              {t("Startup Accelerators & Founder Programs")}
            </a>
          ),
        },
      )}
    </p>
  );
}
