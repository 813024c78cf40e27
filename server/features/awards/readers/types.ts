import type { awards } from "@shared/schema/index";

/** One award as a source states it. Who the funder is in our directory is found at the import. */
export type AwardReading = Omit<
  typeof awards.$inferInsert,
  "id" | "funderId" | "linkedBy" | "recipientKey" | "readAt" | "recipientIdentifiers"
> & { recipientIdentifiers: string[] };

export type ReadAnswer = {
  awards: AwardReading[];
  /** Awards to persons, or to recipients whose names the source hides. */
  persons: number;
  /** Records without an id, a recipient, a day or an amount above zero. */
  unusable: number;
};

/** Why a record is not taken. */
export type Dropped = "person" | "unusable";

/** Reads each record; a bad one never stops the others. */
export function readRecords(
  records: readonly unknown[],
  read: (record: unknown) => AwardReading | Dropped,
): ReadAnswer {
  const answer: ReadAnswer = { awards: [], persons: 0, unusable: 0 };
  for (const record of records) {
    const award = read(record);
    if (award === "person") answer.persons += 1;
    else if (award === "unusable") answer.unusable += 1;
    else answer.awards.push(award);
  }
  return answer;
}
