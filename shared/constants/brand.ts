/** The product's name, as mails, exports and screens say it. */
export const PRODUCT_NAME = "Amberway";
