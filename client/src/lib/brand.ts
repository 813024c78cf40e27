import { PRODUCT_NAME } from "@shared/constants/brand";
import { t } from "@/words";

/** The product's name and tagline. index.html, the manifest and og.png repeat them by hand. */
export const BRAND = {
  name: PRODUCT_NAME,
  tagline: t("Get funded anywhere, at any stage"),
} as const;
