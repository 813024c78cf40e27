import { lazyScreen } from "./lazy-screen";

/** The frame around every screen of somebody signed in, which visitors do not need. */
export const shell = lazyScreen(() => import("./shell/shell"));
