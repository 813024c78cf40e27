// The one barrel: Drizzle wants the whole schema.
export * from "./ai-usage";
export * from "./applications";
export * from "./curation";
export * from "./entities";
export * from "./feedback";
export * from "./funders";
export * from "./mail-outbox";
export * from "./matching";
export * from "./news";
export * from "./opportunities";
export * from "./pitch-decks";
export * from "./profiles";
export * from "./reminders";
export * from "./resources";
export * from "./seed-state";
export * from "./stored-objects";
export * from "./users";
