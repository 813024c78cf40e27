/** Keeps the query, which holds where the person was headed, on the way from one screen to the other. */
export const withSearch = (path: string, search: string) => (search ? `${path}?${search}` : path);
