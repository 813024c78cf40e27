import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ApplicationView } from "@shared/validators/applications";
import { buildApplicationItem } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import { ApplicationFacts } from "./application-facts";

it.each([
  ["draft", null, "Not submitted"],
  ["in_progress", null, "Not submitted"],
  ["submitted", null, "Day not known"],
  ["funded", null, "Day not known"],
  ["submitted", "2026-02-03", "3 Feb 2026"],
] as const)("an application that is %s, with the day %s, says “%s”", (status, submittedDate, text) => {
  const application = buildApplicationItem({ status, submittedDate }) as ApplicationView;
  renderWithProviders(<ApplicationFacts application={application} />);
  expect(screen.getByText("Submitted date").nextElementSibling).toHaveTextContent(new RegExp(`^${text}$`));
});
