import { ALL_ENTITY_TYPES, APPLICATION_STATUSES } from "@shared/constants/enums";
import { makePdf, makePptx } from "../files/documents";
import { pageOfCalls, startFunderSite } from "./call-for-proposals";
import { type Person, signIn, signUp } from "./person";

const OPEN_UNTIL = "2099-12-31";

/** The accounts that exist afterwards, with their passwords. */
export type Inhabitants = Record<"admin" | "ama" | "ben" | "cy", { email: string; password: string }>;

type Host = {
  url: string;
  admin: { email: string; password: string };
  /** Returns the link in the newest mail to an address. */
  readLink: (address: string) => Promise<string>;
};

type Made = { id: string };

/**
 * Fills a server with the data of several users: an administrator with a catalogue and decisions, two users
 * with every kind of data, and one who never confirmed the address. It uses only HTTP, so that it works with
 * a server of any release. The server needs SCRAPE_ALLOW_PRIVATE=1.
 */
export async function fillInstallation({ url, admin: credentials, readLink }: Host): Promise<Inhabitants> {
  const admin = await signIn(url, credentials);
  const offers = await fillCatalogue(admin);
  const ama = await signUpAndConfirm(url, "Ama", "ama@example.org", readLink);
  await ama.patch("/api/auth/user", { country: "GH" });
  await ama.patch("/api/auth/user/preferences", { timezone: "Africa/Accra", notifyNewOpportunities: true });
  await workAsFounder(ama, offers);
  const ben = await signUpAndConfirm(url, "Ben", "ben@example.org", readLink);
  await ben.patch("/api/auth/user/preferences", { notifyDeadlines: false, preferredLanguage: "fr" });
  await workElsewhere(ben, offers);
  const cy = await signUp(url, buildAccount("Cy", "cy@example.org"));
  await cy.post("/api/entities", { name: "Cy's idea", type: "Individual" });
  await makeNews(admin, ama, offers);
  const pickCredentials = ({ email, password }: Person) => ({ email, password });
  return {
    admin: credentials,
    ama: pickCredentials(ama),
    ben: pickCredentials(ben),
    cy: pickCredentials(cy),
  };
}

const buildAccount = (firstName: string, email: string) => ({
  firstName,
  lastName: "Mensah",
  email,
  password: `the long phrase of ${firstName}`,
});

async function signUpAndConfirm(
  url: string,
  name: string,
  email: string,
  readLink: Host["readLink"],
): Promise<Person> {
  const person = await signUp(url, buildAccount(name, email));
  const token = new URL(await readLink(email)).searchParams.get("token");
  await person.get(`/api/auth/verify-email/${token}`);
  return person;
}

/**
 * Creates opportunities by hand, and imports others from a page: one is verified and changes later, one is
 * rejected and one stays pending.
 */
async function fillCatalogue(admin: Person): Promise<string[]> {
  const offers: string[] = [];
  const kinds = ["grant", "equity", "loan", "prize", "accelerator", "fellowship"] as const;
  for (const [n, fundingType] of kinds.entries()) {
    const { id } = await admin.post<Made>("/api/admin/opportunities", {
      name: `Solar ${fundingType} number ${n + 1}`,
      description: `Pays for solar pumps, cold rooms and other clean energy on farms. Call ${n + 1}.`,
      fundingType,
      funderName: "Example Foundation",
      minAmount: "5000",
      maxAmount: String(50_000 * (n + 1)),
      deadline: OPEN_UNTIL,
    });
    offers.push(id);
  }
  await admin.patch(`/api/admin/opportunities/${offers[0]}`, { maxAmount: "75000.50" });

  const site = await startFunderSite();
  try {
    const buildCall = (name: string, to: number) => ({
      ...{ name, to, from: 1_000, until: OPEN_UNTIL },
      about: `${name} supports water, health and schools in rural districts, with money and advice.`,
    });
    const importPage = () =>
      admin.post("/api/admin/scrape/custom-url", { url: site.url, sourceName: "Example Funder" });
    site.say(
      pageOfCalls([
        buildCall("Clean Water Fund", 20_000),
        buildCall("Village Schools Prize", 9_000),
        buildCall("Rural Health Grant", 30_000),
      ]),
    );
    await importPage();
    const findId = await listPending(admin);
    await admin.post(`/api/admin/opportunities/${findId("Clean Water Fund")}/verify`);
    await admin.post(`/api/admin/opportunities/${findId("Village Schools Prize")}/reject`);
    site.say(
      pageOfCalls([
        buildCall("Clean Water Fund", 25_000),
        buildCall("Village Schools Prize", 9_000),
        buildCall("Rural Health Grant", 30_000),
      ]),
    );
    await importPage();
    offers.push(findId("Clean Water Fund"));
  } finally {
    site.close();
  }
  return offers;
}

async function listPending(admin: Person): Promise<(name: string) => string> {
  const { opportunities } = await admin.get<{ opportunities: { id: string; name: string }[] }>(
    "/api/admin/opportunities/pending?limit=100",
  );
  return (name) => {
    const opportunity = opportunities.find((candidate) => candidate.name === name);
    if (!opportunity)
      throw new Error(
        `${name} is not pending: ${opportunities.map((opportunity) => opportunity.name).join(", ")}`,
      );
    return opportunity.id;
  };
}

async function workAsFounder(ama: Person, offers: string[]): Promise<void> {
  const startup = await ama.post<Made>("/api/entities", { name: "Sunbird Cold Chain", type: "Startup" });
  await ama.post(`/api/profile/${startup.id}`, {
    description: "Solar-powered cold rooms at farm markets in Ghana.",
    industry: ["agriculture", "energy"],
    country: "GH",
    stage: "Traction",
    foundedYear: 2022,
    fundingAmountSeeking: "150000",
    teamSize: 9,
  });
  for (const type of ALL_ENTITY_TYPES.filter((otherType) => otherType !== "Startup"))
    await ama.post("/api/entities", {
      name: `A ${type} of Ama's`,
      type,
      description: "Clean energy for farms",
    });

  for (const [index, status] of APPLICATION_STATUSES.entries()) {
    const opportunityId = offers[index % offers.length]!;
    const entityId =
      index < offers.length
        ? startup.id
        : (await ama.post<Made>("/api/entities", { name: `Branch ${index}`, type: "Startup" })).id;
    const { id } = await ama.post<Made>("/api/applications", {
      opportunityId,
      entityId,
      askingAmount: `${6_000 + index * 100}.25`,
    });
    await ama.patch(`/api/applications/${id}`, {
      status,
      notes: `Noted while it was ${status}: €, 漢字, \\N, \t, "quotes"`,
    });
  }
  const { content } = await ama.post<{ content: string }>("/api/applications/generate", {
    opportunityId: offers[0],
    entityId: startup.id,
    askingAmount: "20000",
    aiProvider: "openai",
  });
  const [firstApplication] = await ama.get<Made[]>("/api/applications");
  await ama.patch(`/api/applications/${firstApplication!.id}`, { narrative: content });

  const slides = [
    { title: "Sunbird", body: ["Cold rooms for 600 markets"] },
    { title: "Problem", body: ["A third of the harvest spoils"] },
  ];
  await addDeck(ama, startup.id, "Sunbird.pdf", await makePdf({ slides, hasPictures: true }));
  await addDeck(ama, startup.id, "Sunbird.pptx", makePptx({ slides }));

  await ama.post("/api/saved-searches", {
    name: "Solar in Ghana",
    search: '"solar pump" or cold',
    country: "GH",
    frequency: "daily",
  });
  await ama.put(`/api/opportunities/${offers[1]}/feedback`, { kind: "saved" });
  await ama.put(`/api/opportunities/${offers[2]}/feedback`, { kind: "dismissed", reason: "amount" });
  await ama.post("/api/calendar");
}

/** Makes news for the next morning: a new match, a close deadline and a changed opportunity. */
async function makeNews(admin: Person, ama: Person, offers: string[]): Promise<void> {
  const nextWeek = new Date(Date.now() + 8 * 86_400_000).toISOString().slice(0, 10);
  const { id } = await admin.post<Made>("/api/admin/opportunities", {
    name: "Cold storage prize",
    description: "For a solar pump or cold room that farmers in Ghana pay for by phone.",
    fundingType: "prize",
    deadline: nextWeek,
  });
  const [entity] = await ama.get<Made[]>("/api/entities");
  await ama.post("/api/applications", { opportunityId: id, entityId: entity!.id, askingAmount: "7000" });
  await admin.patch(`/api/admin/opportunities/${offers[1]}`, { maxAmount: "110000" });
}

async function workElsewhere(ben: Person, offers: string[]): Promise<void> {
  const school = await ben.post<Made>("/api/entities", {
    name: "Ben's School",
    type: "School",
    country: "KE",
  });
  await ben.post("/api/applications", {
    opportunityId: offers[3],
    entityId: school.id,
    askingAmount: "6000",
  });
  await ben.post("/api/saved-searches", { name: "Water", search: "water", frequency: "weekly" });
  await ben.put(`/api/opportunities/${offers.at(-1)}/feedback`, { kind: "saved" });
  // Only the starter catalogue has funders.
  const funders = await ben.get<Made[]>("/api/funders");
  for (const { id } of funders.slice(0, 2))
    await ben.post(`/api/funders/${id}/interactions`, {
      entityId: school.id,
      interactionType: "email",
      dateOfInteraction: "2026-11-20",
      notes: "Asked whether schools may apply",
      nextAction: "Call again",
      nextActionDate: OPEN_UNTIL,
    });
}

async function addDeck(owner: Person, entityId: string, fileName: string, bytes: Uint8Array): Promise<void> {
  const { uploadURL } = await owner.post<{ uploadURL: string }>("/api/objects/upload");
  const { pathname, search } = new URL(uploadURL);
  await owner.put(pathname + search, Buffer.from(bytes));
  await owner.post("/api/pitch-decks", { fileName, uploadedFileUrl: uploadURL, entityId });
}
