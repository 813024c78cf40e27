import type { CurrentUserView } from "./validators/auth";

/** A page that the server asks the client's code to render: server/page/rendering.ts and client/src/render.tsx. */
export type PageToRender = {
  /** The path of the screen in the route table, then the path in the address, and the id in it. */
  screen: string;
  path: string;
  id: string;
  isPhone: boolean;
  user: CurrentUserView | null;
  /** Reads what the API answers at an address. */
  read: (address: string) => Promise<unknown>;
};
export type Rendered = { html: string; state: unknown };
export type Renderer = { render: (page: PageToRender) => Promise<Rendered> };
