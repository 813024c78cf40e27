import { joinWords } from "../writing/format";
import type { Applicant } from "./applicant";
import type { Count } from "./fact-reader";
import { add, counted, listItems, paragraph, say, section } from "./wording";

/** Who does the work, who works with them, and how to reach them. */
export function writeTeam(applicant: Applicant): string {
  const { read, isPerson } = applicant;
  const leader = isPerson ? undefined : read.text("founderName", "leadResearcher");
  const background = isPerson ? person(applicant) : founders(applicant);
  const team = read.text("teamDescription");
  const hasBackground = background.some((text) => text !== undefined);

  return section(
    paragraph(leader && leaderSentence(applicant, leader), ...background),
    paragraph(
      !hasBackground && !team && add(isPerson ? PERSON_PROMPT : backgroundPrompt(applicant.type, leader)),
    ),
    paragraph(team && say("The team", team), ...numbers(applicant)),
    paragraph(...standing(applicant)),
    paragraph(contact(applicant)),
  );
}

const PERSON_PROMPT = "your training, and earlier work that shows you can do this";

function backgroundPrompt(type: Applicant["type"], leader: string | undefined): string {
  if (leader) return `the experience that qualifies ${leader} and the rest of the team for this work`;
  return type === "Startup"
    ? "the founders: names, roles and what they have done before"
    : "who leads the work: name, role and experience";
}

function leaderSentence({ name, type, voice }: Applicant, leader: string): string {
  switch (type) {
    case "Startup":
    case "Social Enterprise":
      return `${name} was founded by ${leader}.`;
    case "Research":
      return `The lead researcher is ${leader}.`;
    case "School":
      return `The school is headed by ${leader}.`;
    case "Community Group":
      return `The group is led by ${leader}.`;
    case "Government":
      return `${leader} is responsible for the programme.`;
    default:
      // The question asks who "leads or founded" it.
      return `The person behind ${voice.our} organisation is ${leader}.`;
  }
}

function founders({ read }: Applicant): (string | undefined)[] {
  const experience = read.text("founderExperience");
  const exits = read.count("founderExits");
  return [
    experience && say("Experience of the founders", experience),
    exits && exits.value > 0
      ? `The founders have sold or listed ${counted(exits, "earlier company", "earlier companies")}.`
      : undefined,
  ];
}

function person({ read }: Applicant): (string | undefined)[] {
  const experience = read.text("experience");
  const years = read.count("yearsOfExperience");
  const education = read.text("education");
  const skills = read.list("skills");
  return [
    years && years.value > 0 ? `I have ${counted(years, "year")} of experience in this field.` : undefined,
    experience && say("What I have done before", experience),
    education && say("My education and training", education),
    skills.length > 0 ? `My skills: ${joinWords(listItems(skills))}.` : undefined,
  ];
}

function numbers(applicant: Applicant): (string | undefined)[] {
  const { read, isPerson, type } = applicant;
  const size = read.count("teamSize");
  const paid = read.count("staffCount", "employeesCount");
  const isTeam = size !== undefined && size.value > 0;
  const staff = paid !== undefined && paid.value > 0 ? `${paid.text} paid staff` : undefined;
  if (isPerson && size?.value === 1) return ["I work on it alone."];
  if (type === "Government")
    return [
      isTeam ? `${counted(size, "person works", "people work")} on this programme.` : undefined,
      staff && `The agency has ${paid?.text ?? ""} staff.`,
    ];
  const helpers = helpersOf(applicant);
  if (helpers.length > 0)
    return [
      `We have ${joinWords(staff ? [staff, ...helpers] : helpers)}.`,
      isTeam ? `In all, ${counted(size, "person works", "people work")} with us.` : undefined,
    ];
  if (!isTeam) return [staff && `We have ${staff}.`];
  const paidPart = paid && paid.value > 0 && paid.value <= size.value ? `, ${paid.text} of them paid` : "";
  return [`${TEAM_SIZE[type](size)}${paidPart}.`];
}

const hasTeam = (size: Count) => `The team has ${counted(size, "person", "people")}`;
// What the question about the team counts differs: members of a group do not all run it.
const TEAM_SIZE: Record<Applicant["type"], (size: Count) => string> = {
  Startup: hasTeam,
  "Social Enterprise": hasTeam,
  Nonprofit: hasTeam,
  Government: hasTeam,
  Individual: (size) => `${counted(size, "person works", "people work")} on it, with me among them`,
  Research: (size) => `The group has ${counted(size, "person", "people")}`,
  School: (size) => `${counted(size, "person works", "people work")} at the school`,
  "Community Group": (size) => `${counted(size, "person runs", "people run")} the group`,
};

function helpersOf({ read }: Applicant): string[] {
  const volunteers = read.count("volunteersCount");
  const board = read.count("boardSize");
  return [
    volunteers && volunteers.value > 0 ? counted(volunteers, "volunteer") : "",
    board && board.value > 0 ? counted(board, "board member") : "",
  ].filter((text) => text !== "");
}

/** Partners, recognition, certificates: what others have said about the applicant. */
function standing({ read }: Applicant): (string | undefined)[] {
  const partners = read.list("partners", "collaborations", "partnerships");
  const awards = read.list("awards");
  const rating = read.text("charityRating");
  const accreditations = read.list("accreditations");
  const certificates = read.list("certifications");
  return [
    partners.length > 0 ? `We work with ${joinWords(partners)}.` : undefined,
    rating && say("Rating or registration", rating),
    awards.length > 0 ? `Awards and recognition: ${joinWords(awards)}.` : undefined,
    accreditations.length > 0 ? `Accreditations: ${joinWords(accreditations)}.` : undefined,
    read.yes("bCorpCertified") ? "We are a certified B Corporation." : undefined,
    certificates.length > 0 ? `Other certifications: ${joinWords(certificates)}.` : undefined,
  ];
}

function contact({ read, isPerson }: Applicant): string | undefined {
  const addresses = [read.text("founderEmail"), read.text("website"), ...read.list("socialLinks")].filter(
    (address) => address !== undefined,
  );
  if (addresses.length === 0) return undefined;
  return `${isPerson ? "You can reach me and see my work at" : "Contact"}${isPerson ? " " : ": "}${joinWords(addresses)}.`;
}
