import { expect, it } from "vitest";
import { packJson, unpackJson } from "./packed-json";

it("packed JSON takes no more memory than its bytes, and is unpacked as it was", async () => {
  const packed = await packJson({ name: "Solar Roof Grant" });
  expect(packed.buffer.byteLength).toBe(packed.length);
  expect((await unpackJson(packed)).toString()).toBe('{"name":"Solar Roof Grant"}');
});
