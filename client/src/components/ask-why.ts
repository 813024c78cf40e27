import { later } from "./ui/later";

/** Why an opportunity is not for them: see dismiss-dialog.tsx. */
export const askWhy = later(() => import("./dismiss-dialog"));
