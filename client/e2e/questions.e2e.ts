import type { ApplicationView } from "@shared/validators/applications";
import type { QuestionsView } from "@shared/validators/questions";
import { expect, expectToast, get, post, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { buildApplication, buildProfiledEntity, listOpportunities } from "./support/story";

const PASTED = `About your project
1. Who will benefit from the project? (max. 5 words)
2) What are the main risks, and
how will you reduce them? Up to 2,000 characters
3. Describe your partners.`;

test("the funder's questions are pasted, answered, accepted, and answered from there the next time", async ({
  page,
  member: _member,
  isMobile,
  expectErrors,
}) => {
  test.slow();
  // A save that another one overtook.
  expectErrors(/409.*\/questions\//);
  const entity = await buildProfiledEntity(page.request);
  const [first, second, third] = await listOpportunities(page.request);
  const application: ApplicationView = await buildApplication(page.request, entity.id, first!);
  const card = page.locator("[data-card]").filter({ hasText: "Questions of the funder" });

  await test.step("a pasted list is shown as it was understood, and added", async () => {
    await page.goto(`/applications/${application.id}`);
    await card.getByRole("button", { name: "Add questions" }).click();
    const dialog = page.getByRole("dialog", { name: "Add questions of the funder" });
    await dialog.getByLabel("The funder’s questions").fill(PASTED);
    await dialog.getByRole("button", { name: "Show what was understood" }).click();
    await expect(dialog.getByLabel("Question 1", { exact: true })).toHaveValue(
      "Who will benefit from the project?",
    );
    await expect(dialog.getByLabel("Limit of question 1", { exact: true })).toHaveValue("5");
    await expect(dialog.getByLabel("Unit of the limit of question 2")).toHaveValue("characters");
    await inspect(page, "the preview of pasted questions", { isMobile });
    await expect(dialog.getByText("A heading, left out")).toBeVisible();
    await dialog.getByRole("button", { name: "Take “About your project” as a question" }).click();
    await dialog.getByRole("button", { name: "Leave out question 1" }).click();
    await dialog.getByRole("button", { name: "Add 3 questions" }).click();
    await expectToast(page, "3 questions added");
    await expect(card.getByText("0 of 3 answered")).toBeVisible();
  });

  await test.step("the wording and the limit of a question are changed", async () => {
    await card.getByRole("button", { name: "Change question 3" }).click();
    const dialog = page.getByRole("dialog", { name: "Change the question" });
    await dialog.getByLabel("Question", { exact: true }).fill("Describe your partners and their part.");
    await dialog.getByLabel("Longest answer").fill("0");
    await expect(dialog.getByText(/Write a whole number/)).toBeVisible();
    await dialog.getByLabel("Longest answer").fill("90");
    await dialog.getByLabel("Counted in").selectOption("characters");
    await inspect(page, "the dialog of a question", { isMobile });
    await dialog.getByRole("button", { name: "Save question" }).click();
    await expectToast(page, "Saved");
    await expect(card.getByText("0 of 90 characters")).toBeVisible();
  });

  await test.step("an answer is counted, never cut, kept in this browser, and accepted", async () => {
    const box = card.getByLabel("1. Who will benefit from the project?");
    const text = "In 2020 we reached 400 families in the north";
    await box.fill(text);
    await expect(card.getByText("9 of 5 words · 4 words too long")).toBeVisible();
    await expect(card.getByText("Check: figures from 2020")).toBeVisible();
    await page.reload();
    await expect(box).toHaveValue(text);
    await inspect(page, "an application with questions", { isMobile });
    await card.getByRole("button", { name: "Accept answer" }).click();
    await expectToast(page, "Answer accepted");
    await expect(card.getByText("1 of 3 answered")).toBeVisible();
  });

  await test.step("a draft stands beside the answer, and each of its sentences shows its source", async () => {
    const partners = card.getByLabel("3. Describe your partners and their part.");
    await partners.fill("We work with Amber, who lend tools to 40 schools.");
    await card.getByRole("button", { name: "Accept answer" }).last().click();
    // The message of the answer before may still be there.
    await expect(card.getByText("2 of 3 answered")).toBeVisible();
    const other = await buildApplication(page.request, entity.id, third!);
    await post(page.request, `/api/applications/${other.id}/questions`, {
      questions: [{ question: "Which partners do you work with?" }],
    });
    await page.goto(`/applications/${other.id}`);
    await card.getByRole("button", { name: "Draft an answer" }).click();
    await card.getByRole("button", { name: "Put together without AI" }).click();
    await expectToast(page, "The draft is written");
    const sentence = card.getByRole("button", { name: "We work with Amber, who lend tools to 40 schools." });
    await sentence.focus();
    await page.keyboard.press("Enter");
    await expect(sentence).toHaveAttribute("aria-expanded", "true");
    await expect(card.getByText(/^Earlier answer: /)).toBeVisible();
    await inspect(page, "the draft of an answer", { isMobile });
    await card.getByRole("button", { name: "Use draft 1" }).click();
    await expect(card.getByLabel("1. Which partners do you work with?")).toHaveValue(
      "We work with Amber, who lend tools to 40 schools.",
    );
    await expect(card.getByText("0 % written by AI · 100 % put together without AI")).toBeVisible();
    await page.goto(`/applications/${application.id}`);
  });

  await test.step("somebody else's change of another sentence is merged", async () => {
    const path = `/api/applications/${application.id}/questions`;
    const { questions } = await get<QuestionsView>(page.request, path);
    const partners = questions[2]!;
    const answer = "We work with Amber. They lend tools. They train our staff.";
    const change = (changes: { answer: string }) =>
      page.request.patch(`${path}/${partners.id}`, { data: changes });
    await change({ answer });
    await page.reload();
    const box = card.getByLabel("3. Describe your partners and their part.");
    await expect(box).toHaveValue(answer);
    await box.fill(`${answer} And Coral.`);
    await change({ answer: answer.replace("Amber", "Amber and Jade") });
    await card.getByRole("button", { name: "Save answer" }).click();
    await expectToast(page, "Saved");
    await expect(box).toHaveValue(`${answer.replace("Amber", "Amber and Jade")} And Coral.`);
  });

  await test.step("the next application offers the accepted answer", async () => {
    const next = await buildApplication(page.request, entity.id, second!);
    await post(page.request, `/api/applications/${next.id}/questions`, {
      questions: [{ question: "Describe your target group." }, { question: "Who is on your board?" }],
    });
    await page.goto(`/applications/${next.id}`);
    await expect(card.getByText("1 of 2 have an earlier answer")).toBeVisible();
    await card.getByRole("button", { name: "Use an earlier answer" }).first().click();
    await expect(card.getByText(/Draft\s· Accepted/)).toBeVisible();
    await inspect(page, "an application with earlier answers", { isMobile });
    await card.getByRole("button", { name: "Use this answer" }).click();
    const box = card.getByLabel("1. Describe your target group.");
    await expect(box).toHaveValue(/400 families/);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(box).toHaveValue("");
  });
});
