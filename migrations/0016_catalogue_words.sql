CREATE TABLE "catalogue_words" (
	"word" text PRIMARY KEY NOT NULL,
	"seen" integer NOT NULL,
	"counted_at" bigint NOT NULL
);
