import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { TestApp } from "../app";

/** What a tool answered. */
export type ToolAnswer = {
  isError: boolean;
  /** The structured answer, or the error's body. */
  // Bodies are `any` by nature in a test.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
};

/** Connects to the MCP server as a program does that has this key. Close it at the end. */
export async function connectMcp(app: TestApp, secret: string) {
  const client = new Client({ name: "test", version: "1" });
  const headers = { Authorization: `Bearer ${secret}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL("/mcp", app.url), { requestInit: { headers } }),
  );
  return {
    client,
    call: async (name: string, args: Record<string, unknown> = {}): Promise<ToolAnswer> => {
      const result = await client.callTool({ name, arguments: args });
      const [first] = result.content as { text: string }[];
      return { isError: result.isError === true, body: result.structuredContent ?? JSON.parse(first!.text) };
    },
  };
}
export type McpProgram = Awaited<ReturnType<typeof connectMcp>>;
