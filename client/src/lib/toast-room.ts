import type { CSSProperties } from "react";
import { createStore } from "./store";

/**
 * How many pixels of the window's edge a toast takes, 0 without one. Dialogs leave them free, so that none of their buttons is covered. Each
 * sets it on itself: on the whole document, every card of a long list would be styled anew for each toast.
 */
const room = createStore(0);

export const setToastRoom = room.set;

/** For a dialog's `style`: `--toast-room` for its classes. */
export const useToastRoom = () => ({ "--toast-room": `${room.use()}px` }) as CSSProperties;
