ALTER TABLE "entity_embeddings" ADD COLUMN "terms" sparsevec(1000000000);--> statement-breakpoint
ALTER TABLE "opportunity_embeddings" ADD COLUMN "terms" sparsevec(1000000000);