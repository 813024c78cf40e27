import { message } from "@shared/words/messages";
import { Router } from "express";
import { AppError } from "../platform/errors/app-error";

export type ApiRoute = { method: string; path: string };

/** The routes that a router answers, as declared. */
export function routesOf(router: Router): ApiRoute[] {
  return router.stack.flatMap(({ route }) =>
    route
      ? [...new Set(route.stack.map((layer) => layer.method))]
          .filter((method): method is string => typeof method === "string")
          .map((method) => ({ method: method.toUpperCase(), path: String(route.path) }))
      : [],
  );
}

/**
 * Ends a router: a known path asked with another method answers 405 and names the methods that there are.
 * Call it once, after the last route. `elsewhere` are routes below the same base that another router answers before this one.
 */
export function closeRouter(router: Router, elsewhere: ApiRoute[] = []): Router {
  const methods = new Map<string, string[]>();
  for (const { method, path } of [...routesOf(router), ...elsewhere])
    methods.set(path, [...(methods.get(path) ?? []), method]);
  for (const [path, allowed] of methods)
    router.all(path, (req, res) => {
      res.setHeader("Allow", allowed.join(", "));
      throw new AppError(
        "method_not_allowed",
        message("{method} is not possible here", { method: req.method }),
      );
    });
  return router;
}

export const createRouter = () => Router({ caseSensitive: false });
