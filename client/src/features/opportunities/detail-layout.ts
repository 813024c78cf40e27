/** Facts come first. If there is room, they are in a right column that stays in view. */
export const detailGridClass = "grid gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start";
export const factsColumnClass = "min-w-0 lg:sticky lg:top-22 lg:col-start-2 lg:row-start-1";
export const textColumnClass = "grid min-w-0 gap-4 md:gap-6 lg:col-start-1 lg:row-start-1";
