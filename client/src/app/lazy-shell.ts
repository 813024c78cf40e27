import { preloadable } from "./preloadable";

/** The frame around every screen of somebody signed in, which visitors do not need. */
export const shell = preloadable(() => import("./shell/shell"));
