/** Keeps the query, which holds the requested page, on the way from one auth screen to another. */
export const addSearch = (path: string, search: string) => (search ? `${path}?${search}` : path);
