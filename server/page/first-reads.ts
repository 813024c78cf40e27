import { PAGE_SIZE, PAGE_SIZE_MAX } from "@shared/constants/limits";

/** Read by every page. */
export const USER = "/api/auth/user";

/** The days of what was saved. */
export const SAVED_BY_DEADLINE = `/api/opportunities?limit=${PAGE_SIZE_MAX}&show=saved&sort=deadline`;

/** What a member's screen reads first, when nothing in its address asks for something else. `:id` as in the address. */
export const READ_FIRST: Readonly<Record<string, readonly string[]>> = {
  "/": ["/api/entities", "/api/applications", "/api/opportunities/matched", SAVED_BY_DEADLINE],
  "/opportunities": ["/api/entities", `/api/opportunities?page=1&limit=${PAGE_SIZE}`, "/api/saved-searches"],
  "/opportunities/:id": ["/api/entities", "/api/opportunities/:id"],
  "/applications": ["/api/applications"],
  "/applications/:id": ["/api/applications/:id"],
};

/** An address of the API with an id in the place of `:id`. */
export const withId = (address: string, id: string) => address.replace(":id", encodeURIComponent(id));
