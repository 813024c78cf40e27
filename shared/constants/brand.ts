/** The product's name: mails, pages and documents read it from here (index.html repeats it by hand). */
export const PRODUCT_NAME = "Amberway";
