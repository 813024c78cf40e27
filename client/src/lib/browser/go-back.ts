type NavigationApi = { canGoBack?: boolean };

/** Back to the screen before, or to `fallback` for somebody who came straight here: never off to another site. */
export function goBack(navigate: (path: string) => void, fallback: string): void {
  // The Navigation API counts only entries of this site; where it is missing, any entry has to do.
  const { navigation } = window as Window & { navigation?: NavigationApi };
  if (navigation?.canGoBack ?? window.history.length > 1) window.history.back();
  else navigate(fallback);
}
