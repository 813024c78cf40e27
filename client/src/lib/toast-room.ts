import type { CSSProperties } from "react";
import { createStore } from "./store";

/**
 * The height in pixels that a toast takes at the edge of the window, 0 without one. Dialogs leave it free, so
 * that no button is covered. Each dialog sets it on itself, because setting it on the document would restyle
 * every card of a long list for each toast.
 */
const room = createStore(0);

export const setToastRoom = room.set;

/** Returns the `style` of a dialog, which sets `--toast-room` for its classes. */
export const useToastRoom = () => ({ "--toast-room": `${room.use()}px` }) as CSSProperties;
