import { mkdir } from "node:fs/promises";
import type { APIRequestContext } from "playwright/test";
import { newPerson, post, test } from "./support/fixtures";
import { buildApplication, buildProfiledEntity, listOpportunities } from "./support/story";

const VIEWPORTS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const FOLDER = "gallery";

const VISITOR = {
  landing: "/",
  login: "/login",
  signup: "/signup",
  "forgot-password": "/forgot-password",
  "reset-password": "/reset-password?token=example",
  "reset-password-invalid": "/reset-password",
  "not-found": "/nowhere",
};
const MEMBER = {
  dashboard: "/",
  opportunities: "/opportunities",
  "opportunities-search": "/opportunities?search=health",
  applications: "/applications",
  toolkit: "/toolkit",
  funders: "/funders",
  resources: "/resources",
  settings: "/settings",
};

/** Somebody in the middle of things; gives back the addresses of the detail screens. */
async function makeStory(request: APIRequestContext) {
  const entity = await buildProfiledEntity(request);
  await buildProfiledEntity(request, { name: "Ọmọlúàbí Community Health Initiative", type: "Nonprofit" });
  const [first, second, third, fourth] = await listOpportunities(request);
  const drafted = await buildApplication(request, entity.id, first!, {
    notes: "Ask Kofi for the audited accounts.",
  });
  const draft = await post<{ content: string; aiProvider: string }>(request, "/api/applications/generate", {
    entityId: entity.id,
    opportunityId: first!.id,
    askingAmount: drafted.askingAmount,
  });
  await request.patch(`/api/applications/${drafted.id}`, {
    data: { aiDraftNarrative: draft.content, aiProvider: draft.aiProvider },
  });
  const plain = await buildApplication(request, entity.id, second!, { status: "submitted" });
  await buildApplication(request, entity.id, third!, { status: "funded", awardedAmount: "25000" });
  await buildApplication(request, entity.id, fourth!, { status: "rejected" });
  return {
    "opportunity-detail": `/opportunities/${first!.id}`,
    "application-with-draft": `/applications/${drafted.id}`,
    "application-submitted": `/applications/${plain.id}`,
    "settings-profile": `/settings?entity=${entity.id}&profile=1`,
    "settings-new-entity": "/settings?new=entity",
  };
}

for (const [device, viewport] of Object.entries(VIEWPORTS))
  for (const colorScheme of ["light", "dark"] as const) {
    const shoot = `${device} ${colorScheme}`;
    test.describe(shoot, () => {
      test.use({
        viewport,
        colorScheme,
        isMobile: device === "phone",
        hasTouch: device === "phone",
      });
      test.setTimeout(240_000);

      for (const who of ["visitor", "newcomer", "member"] as const)
        test(who, async ({ page, expectErrors }) => {
          expectErrors(/./);
          if (who !== "visitor") await post(page.request, "/api/auth/signup", newPerson());
          const screens =
            who === "visitor"
              ? VISITOR
              : who === "newcomer"
                ? MEMBER
                : { ...MEMBER, ...(await makeStory(page.request)) };
          await mkdir(FOLDER, { recursive: true });
          for (const [name, path] of Object.entries(screens)) {
            await page.goto(path);
            await page.waitForLoadState("networkidle");
            await page.screenshot({ path: `${FOLDER}/${name}-${who}-${device}-${colorScheme}.png` });
            await page.screenshot({
              path: `${FOLDER}/${name}-${who}-${device}-${colorScheme}-full.png`,
              fullPage: true,
            });
          }
        });
    });
  }
