import type { APIRequestContext } from "playwright/test";
import type { CallSheetView } from "@shared/validators/calls";
import { expect, get, post } from "./fixtures";

/** A call of which nearly every kind of line is read. */
export const CALL = `Community Energy Fund 2090
Who can apply
• Registered charities and social enterprises that work in Kenya
• You must have two years of audited accounts
Cost sharing
The fund pays up to 80% of eligible costs. Applicants must contribute 20% of the total budget in cash or in kind.
Key dates
Applications must be received by 15 March 2090, 17:00 East Africa Time.
How long
The narrative must not exceed 10 pages, in letters of at least 11 points.
Required documents
• Project budget
• Letters of support from two partners
• Certificate of registration
• Audited accounts of the last two years
Questions in the form
1. Describe the problem that you will solve, and for whom. (200 words)
2. How will you reach farmers who have no telephone? (150 words)
Award criteria
Need and impact (40 points)
Quality of the plan (35 points)
Team and partners (25 points)
Contact
Questions? Write to energy-fund@example.org until 1 March 2090.`;

/** Gives an application this call, and waits until it is read. */
export async function readCall(request: APIRequestContext, path: string): Promise<void> {
  await post(request, `${path}/call`, { source: "text", text: CALL });
  const status = async () => (await get<CallSheetView>(request, `${path}/call`)).call?.status;
  await expect.poll(status).toBe("read");
}
