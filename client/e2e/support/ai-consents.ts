import type { Page } from "playwright/test";
import { AI_COMPANIES, AI_USES } from "@shared/constants/ai-consents";
import type { AiConsentsView, ChangeAiConsentInput } from "@shared/validators/ai-consents";

/** Answers as a server with a key of OpenAI, which that of the tests is not, and remembers what was agreed. */
export async function serveAiConsents(page: Page, { mayChange = true } = {}): Promise<void> {
  const { openai } = AI_COMPANIES;
  let view: AiConsentsView = {
    mayChange,
    consents: AI_USES.map((use) => ({
      ...{ use, provider: "openai", agreedAt: null, agreedBy: null },
      ...openai,
    })),
  };
  await page.route("**/api/entities/*/ai-consents", async (route) => {
    if (route.request().method() === "PUT") {
      const { use, isAgreed } = route.request().postDataJSON() as ChangeAiConsentInput;
      const agreed = isAgreed
        ? { agreedAt: new Date().toISOString(), agreedBy: "Ama Mensah" }
        : { agreedAt: null, agreedBy: null };
      view = {
        mayChange,
        consents: view.consents.map((one) => (one.use === use ? { ...one, ...agreed } : one)),
      };
    }
    await route.fulfill({ json: view });
  });
}
