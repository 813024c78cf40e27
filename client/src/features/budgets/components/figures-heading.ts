/** Figures run from left to right and stand on the right in every language, and so does the heading of their column. */
export const FIGURES_HEADING = "text-end rtl:text-start";
