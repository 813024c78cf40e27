type NavigationApi = { canGoBack?: boolean };

/** Goes back to the previous screen, or to `fallback` if this is the first one. It never leaves the site. */
export function goBack(navigate: (path: string) => void, fallback: string): void {
  // The Navigation API counts only entries of this site. Where it is missing, any entry counts.
  const { navigation } = window as Window & { navigation?: NavigationApi };
  if (navigation?.canGoBack ?? window.history.length > 1) window.history.back();
  else navigate(fallback);
}
