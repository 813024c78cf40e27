type Preloader = (path: string) => void;
let preloader: Preloader = () => undefined;

/**
 * The route table registers itself here, so that components can preload a screen without importing the app.
 */
export function registerPreloader(next: Preloader): void {
  preloader = next;
}

/**
 * Starts loading the code of the screen at `path`, for hover, focus and touch. It does nothing if the code is
 * loaded or the path is unknown.
 */
export function preloadRoute(path: string): void {
  preloader(path);
}
