import { expect, it } from "vitest";
import { internalPath } from "./internal-path";

it.each(["/", "/settings#password", "/invitation?token=a%2Fb", "/opportunities/../settings"])(
  "%s stays on this site",
  (path) => expect(internalPath(path)).toMatch(/^\/(?!\/)/),
);

it.each([
  ...["", "https://example.org/", "example.org", "//example.org", "/\\example.org", "\\\\example.org"],
  ...[
    "/.//example.org",
    "/x/..//example.org",
    "/\t/example.org",
    "/%2e//example.org",
    "javascript:alert(1)",
    "//[",
  ],
])("%s is no path of this site", (path) => expect(internalPath(path)).toBeUndefined());
