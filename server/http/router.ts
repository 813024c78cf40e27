import { message } from "@shared/words/messages";
import { Router } from "express";
import { AppError } from "../platform/errors/app-error";

export type ApiRoute = { method: string; path: string };

/** Lists the routes of a router, as declared. */
export function listRoutes(router: Router): ApiRoute[] {
  return router.stack.flatMap(({ route }) =>
    route
      ? [...new Set(route.stack.map((layer) => layer.method))]
          .filter((method): method is string => typeof method === "string")
          .map((method) => ({ method: method.toUpperCase(), path: String(route.path) }))
      : [],
  );
}

/**
 * Answers 405 with an Allow header for known paths that are called with another method. Call it once, after the last
 * route.
 * @param elsewhere routes below the same base that another router, mounted before this one, answers
 */
export function refuseOtherMethods(router: Router, elsewhere: ApiRoute[] = []): Router {
  const methods = new Map<string, string[]>();
  for (const { method, path } of [...listRoutes(router), ...elsewhere])
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
