import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createBrowserUploads } from "./s3-browser-uploads";
import { connectS3 } from "./s3-connection";

const GIVEN = {
  AccessKeyId: "SHORT-LIVED",
  SecretAccessKey: "secret of the role",
  Token: "token of the role",
  Expiration: new Date(Date.now() + 3_600_000).toISOString(),
};
const asked: IncomingHttpHeaders[] = [];

/** Stands for the store, and for the service that gives a container the credentials of its role. */
let server: Server;
let address = "";
beforeAll(async () => {
  server = createServer((req, res) => {
    if (req.url === "/role") return void res.end(JSON.stringify(GIVEN));
    asked.push(req.headers);
    res.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv("AWS_CONTAINER_CREDENTIALS_FULL_URI", `${address}/role`);
  for (const name of ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_PROFILE"])
    vi.stubEnv(name, undefined);
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

describe("a store without lasting keys", () => {
  const connect = () => connectS3({ endpoint: address, region: "eu-west-1", bucket: "decks", sts: null });

  it("is asked with the short-lived credentials of the server's role", async () => {
    await connect().run(({ client, sdk, Bucket }) =>
      client.send(new sdk.DeleteObjectCommand({ Bucket, Key: "one" })),
    );
    expect(asked.at(-1)).toMatchObject({
      authorization: expect.stringContaining("Credential=SHORT-LIVED/") as string,
      "x-amz-security-token": "token of the role",
    });
  });

  it("takes forms that are signed with them", async () => {
    const { fields } = await createBrowserUploads(connect()).signForm("uploads/one", {
      ...{ maxBytes: 10, expiresIn: 900 },
      now: new Date(),
    });
    expect(fields["X-Amz-Credential"]).toMatch(/^SHORT-LIVED\//);
    expect(fields["X-Amz-Security-Token"]).toBe("token of the role");
  });
});
