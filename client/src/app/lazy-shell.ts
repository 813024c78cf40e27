import { lazyScreen } from "./lazy-screen";

/** The frame around every screen of somebody signed in, which visitors do not need. */
export const shell = lazyScreen(() => import("./shell/shell"));

/** In place of every screen, where the server first wants a second step of the sign-in. */
export const neededFactor = lazyScreen(() => import("@/features/settings/second-factor/needed-factor"));
