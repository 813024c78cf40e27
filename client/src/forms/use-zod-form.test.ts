import { describe, expect, it } from "vitest";
import { z } from "zod";
import { resolveLazily } from "./use-zod-form";

const schema = z.object({
  amount: z
    .string()
    .transform(Number)
    .refine((n) => n > 0, "Too little"),
});
const options = { fields: {}, shouldUseNativeValidation: false };

describe("the schema of a form", () => {
  it("the schema is loaded once, when it is first needed", async () => {
    let fetched = 0;
    const { resolver } = resolveLazily(async () => {
      fetched += 1;
      return schema;
    });
    expect(fetched).toBe(0);
    const [good, bad] = await Promise.all([
      resolver({ amount: "5" }, undefined, options),
      resolver({ amount: "0" }, undefined, options),
    ]);
    expect(good.values).toEqual({ amount: 5 });
    expect(bad.errors).toMatchObject({ amount: { message: "Too little" } });
    expect(fetched).toBe(1);
  });

  it("a schema that cannot be loaded leaves the check to the server, and is tried again", async () => {
    let isAway = true;
    const { resolver } = resolveLazily(async () => {
      if (isAway) throw new TypeError("Failed to fetch");
      return schema;
    });
    expect(await resolver({ amount: "0" }, undefined, options)).toEqual({
      values: { amount: "0" },
      errors: {},
    });
    isAway = false;
    expect((await resolver({ amount: "0" }, undefined, options)).errors).toHaveProperty("amount");
  });
});
