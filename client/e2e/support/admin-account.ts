/** The administrator that the server of the browser tests creates at its start. */
export const ADMIN = { email: "curator@example.org", password: "a lamp for every curator" };
