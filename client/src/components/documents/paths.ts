/** The addresses of the library. They are not among `paths`, which every page loads. */
export const LIBRARY = "/documents";
/** The library with the details of a document open. */
export const documentPath = (id: string) => `${LIBRARY}?document=${encodeURIComponent(id)}`;
