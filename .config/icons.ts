import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const IMPORT = /import \{([^}]*)\} from "lucide-react";/g;

/**
 * Imports each icon from its own module instead of the package's index, which names them all. Otherwise the
 * file with the index would contain the icons of every screen. Used by vite.config.ts.
 */
export function iconsOneByOne(): Plugin {
  const modulesByIcon = new Map<string, string>();
  const index = createRequire(import.meta.url)
    .resolve("lucide-react")
    .replace("/cjs/lucide-react.js", "/esm/lucide-react.mjs");
  for (const [, names = "", icon = ""] of readFileSync(index, "utf8").matchAll(
    /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g,
  ))
    for (const [, name = ""] of names.matchAll(/default as (\w+)/g)) modulesByIcon.set(name, icon);
  return {
    name: "icons-one-by-one",
    enforce: "pre",
    apply: "build",
    transform: (code, id) =>
      /\/client\/src\/.*\.tsx?$/.test(id) && code.includes('"lucide-react"')
        ? code.replace(IMPORT, (_all, names: string) =>
            names
              .split(",")
              .map((name) => name.trim())
              .filter(Boolean)
              .map((name) => {
                if (name.startsWith("type ")) return `import { ${name} } from "lucide-react";`;
                const icon = modulesByIcon.get(name);
                if (icon === undefined) throw new Error(`lucide-react has no icon ${name}`);
                return `import ${name} from "lucide-react/icons/${icon}";`;
              })
              .join(" "),
          )
        : null,
  };
}
