import { z } from "zod";
import { parseUrl } from "@shared/parse-url";

const FORM = 'a JSON list of {"id", "label", "issuer", "clientId", "clientSecret"}';

const text = (max: number) =>
  z
    .string({ error: "must be text" })
    .trim()
    .min(1, "must not be empty")
    .max(max, `must have at most ${max} characters`);

/** One provider of sign-ins by OpenID Connect. */
const provider = z
  .strictObject({
    /** Part of the address that the provider sends people back to. */
    id: text(30).regex(/^[a-z0-9-]+$/, "must have small letters, figures and hyphens only"),
    label: text(40),
    issuer: text(500).refine(
      (issuer) => /^https?:\/\/[^?#]+$/.test(issuer) && parseUrl(issuer) !== null,
      "must be an address without ? and #",
    ),
    clientId: text(500),
    clientSecret: text(2_000),
    /** The provider may be in a private network, on any port and without https. */
    private: z.boolean({ error: "must be true or false" }).default(false),
  })
  .refine(({ issuer, private: isPrivate }) => isPrivate || issuer.startsWith("https://"), {
    path: ["issuer"],
    message: 'must begin with https://, unless "private" is true',
  });
export type SignInProvider = z.infer<typeof provider>;

const hasTwins = (values: readonly string[]) => new Set(values).size < values.length;

/** A JSON list of providers. The first mistake is told with the number of its entry. */
export const signInProviders = z.string().transform((json, context): SignInProvider[] => {
  const refuse = (message: string) => {
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  };
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    return refuse(`must be ${FORM}`);
  }
  const parsed = z.array(provider).max(10).safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const [entry, ...field] = issue?.path ?? [];
    if (typeof entry !== "number") return refuse(`must be ${FORM}, at most 10`);
    const what = `${String(field[0] ?? "")} ${issue?.message ?? ""}`.trim();
    return refuse(`must be right in entry ${entry + 1}: ${what}`);
  }
  if (hasTwins(parsed.data.map(({ id }) => id))) return refuse("must have each id once");
  if (hasTwins(parsed.data.map(({ issuer }) => new URL(issuer).href)))
    return refuse("must have each issuer once");
  return parsed.data;
});
