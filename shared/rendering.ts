import type { CurrentUserView } from "./validators/auth";

/**
 * A page that the server asks the client's code to render, see server/page/rendering.ts and
 * client/src/render.tsx.
 */
export type PageToRender = {
  /**
   * `screen` is the path of the screen in the route table. `path` is the path in the address, and `id` is the
   * id in it. `search` is its query without `?`, of pages for visitors only.
   */
  screen: string;
  path: string;
  search: string;
  id: string;
  isPhone: boolean;
  user: CurrentUserView | null;
  /** Reads the answer of the API at an address. */
  read: (address: string) => Promise<unknown>;
};
export type Rendered = { html: string; state: unknown };
export type Renderer = { render: (page: PageToRender) => Promise<Rendered> };
