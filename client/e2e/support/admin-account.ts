/** The administrator that the server of the browser tests makes at its start. */
export const ADMIN = { email: "curator@example.org", password: "a lamp for every curator" };
