import tseslint from "typescript-eslint";
import hooks from "eslint-plugin-react-hooks";

/** One rule set per room: `patterns` name what a file in it may not import. */
const mayNotImport = (files, patterns) => ({
  files,
  rules: {
    "no-restricted-imports": ["error", { patterns }],
  },
});

const clientFromServer = {
  group: ["**/server/**", "express", "pg", "drizzle-orm/node-postgres"],
  message: "The client never imports the server: move what both need to shared/.",
};
const tablesInClient = {
  group: ["@shared/schema", "@shared/schema/*"],
  allowTypeImports: true,
  message: "The client imports tables as types only, so that the ORM stays out of the bundle.",
};

export default tseslint.config(
  { ignores: ["dist/", "data/", "node_modules/", "test-results/", "playwright-report/", "gallery/"] },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": [
        "error",
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "@typescript-eslint/require-await": "off",
      "no-console": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  { files: ["**/*.js"], ...tseslint.configs.disableTypeChecked },
  {
    files: ["client/**/*.{ts,tsx}"],
    plugins: { "react-hooks": hooks },
    rules: hooks.configs.recommended.rules,
  },
  { files: ["client/e2e/**"], rules: { "react-hooks/rules-of-hooks": "off" } },
  { files: ["server/cli/**", "server/index.ts", "server/dev.ts"], rules: { "no-console": "off" } },
  {
    files: ["**/*.test.{ts,tsx}", "server/test/**", "client/e2e/**"],
    rules: {
      // Bodies of HTTP answers are `any` by nature in a test; the assertions are what types them.
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  mayNotImport(
    ["shared/**/*.ts"],
    [
      {
        regex: "^(?!zod$|drizzle-orm|\\.)",
        message: "shared/ runs in both worlds: only zod, drizzle-orm and itself.",
      },
    ],
  ),
  mayNotImport(
    ["shared/**/*.test.ts"],
    [
      {
        regex: "^(?!zod$|drizzle-orm|vitest$|fast-check$|\\.)",
        message: "Tests of shared/ need only the test runner.",
      },
    ],
  ),
  mayNotImport(["client/src/**/*.{ts,tsx}"], [clientFromServer, tablesInClient]),
  mayNotImport(
    ["client/src/{components,lib,hooks}/**/*.{ts,tsx}"],
    [
      clientFromServer,
      tablesInClient,
      {
        group: ["@/features/**", "@/app/**"],
        message: "Features use components, never the other way round.",
      },
    ],
  ),
  mayNotImport(
    ["client/src/features/**/*.{ts,tsx}"],
    [clientFromServer, tablesInClient, { group: ["@/app/**"], message: "Pages are composed in app/." }],
  ),
  mayNotImport(
    ["server/**/*.ts"],
    [{ group: ["@/*", "**/client/**"], message: "The server never imports the client." }],
  ),
  mayNotImport(
    ["server/features/**/*.routes.ts"],
    [
      { group: ["@/*", "**/client/**"], message: "The server never imports the client." },
      { group: ["drizzle-orm", "**/*.queries"], message: "Routes hold no SQL: call the service." },
    ],
  ),
);
