CREATE TABLE "award_obligations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"due_date" date,
	"done_at" timestamp with time zone,
	"done_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "award_obligations_kind_known" CHECK ("award_obligations"."kind" in ('condition', 'report')),
	CONSTRAINT "award_obligations_report_dated" CHECK ("award_obligations"."kind" <> 'report' or "award_obligations"."due_date" is not null)
);
--> statement-breakpoint
CREATE TABLE "award_outcomes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"text" text NOT NULL,
	"figure" text,
	"reached_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "award_spendings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"spent_on" date NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "award_spendings_kind_known" CHECK ("award_spendings"."kind" in ('personnel', 'fringe', 'travel', 'equipment', 'supplies', 'contractual', 'construction', 'other', 'indirect')),
	CONSTRAINT "award_spendings_amount_positive" CHECK ("award_spendings"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "application_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sent_on" date NOT NULL,
	"amount" numeric(15, 2),
	"currency" varchar(3) NOT NULL,
	"content" jsonb NOT NULL,
	"sha256" text NOT NULL,
	"sent_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_submissions_number_unique" UNIQUE("application_id","number")
);
--> statement-breakpoint
CREATE TABLE "submission_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"requirement" text,
	"name" text NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"object_id" uuid NOT NULL,
	CONSTRAINT "submission_files_position_unique" UNIQUE("submission_id","position"),
	CONSTRAINT "submission_files_requirement_known" CHECK ("submission_files"."requirement" in ('businessPlan', 'pitchDeck', 'financials', 'legalEntity', 'registeredBusiness')),
	CONSTRAINT "submission_files_format_known" CHECK ("submission_files"."format" in ('pdf', 'docx', 'pptx', 'xlsx', 'png', 'jpeg', 'webp'))
);
--> statement-breakpoint
ALTER TABLE "entity_activity" DROP CONSTRAINT "entity_activity_kind_known";--> statement-breakpoint
ALTER TABLE "news" DROP CONSTRAINT "news_kind_known";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "decision_reasons" text[];--> statement-breakpoint
ALTER TABLE "award_obligations" ADD CONSTRAINT "award_obligations_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_obligations" ADD CONSTRAINT "award_obligations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_obligations" ADD CONSTRAINT "award_obligations_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_outcomes" ADD CONSTRAINT "award_outcomes_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_outcomes" ADD CONSTRAINT "award_outcomes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_spendings" ADD CONSTRAINT "award_spendings_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_spendings" ADD CONSTRAINT "award_spendings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_submissions" ADD CONSTRAINT "application_submissions_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_submissions" ADD CONSTRAINT "application_submissions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_submissions" ADD CONSTRAINT "application_submissions_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_submission_id_application_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."application_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_object_id_stored_objects_id_fk" FOREIGN KEY ("object_id") REFERENCES "public"."stored_objects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "award_obligations_list_idx" ON "award_obligations" USING btree ("application_id","due_date");--> statement-breakpoint
CREATE INDEX "award_obligations_open_idx" ON "award_obligations" USING btree ("entity_id","due_date") WHERE "award_obligations"."done_at" is null;--> statement-breakpoint
CREATE INDEX "award_obligations_entity_idx" ON "award_obligations" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "award_obligations_done_by_idx" ON "award_obligations" USING btree ("done_by");--> statement-breakpoint
CREATE INDEX "award_outcomes_list_idx" ON "award_outcomes" USING btree ("application_id","reached_on");--> statement-breakpoint
CREATE INDEX "award_outcomes_entity_idx" ON "award_outcomes" USING btree ("entity_id","reached_on");--> statement-breakpoint
CREATE INDEX "award_spendings_list_idx" ON "award_spendings" USING btree ("application_id","spent_on");--> statement-breakpoint
CREATE INDEX "award_spendings_entity_idx" ON "award_spendings" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "application_submissions_entity_idx" ON "application_submissions" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "application_submissions_sent_by_idx" ON "application_submissions" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "submission_files_entity_idx" ON "submission_files" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "submission_files_object_idx" ON "submission_files" USING btree ("object_id");--> statement-breakpoint
ALTER TABLE "entity_activity" ADD CONSTRAINT "entity_activity_kind_known" CHECK ("entity_activity"."kind" in ('entity_changed', 'profile_changed', 'application_created', 'application_changed', 'application_status', 'application_exported', 'comment_made', 'comment_resolved', 'suggestion_accepted', 'suggestion_declined', 'task_added', 'task_done', 'task_deleted', 'ai_agreed', 'ai_withdrawn', 'guest_asked', 'guest_answered', 'guest_accepted', 'guest_revoked', 'questions_added', 'question_answer_accepted', 'call_given', 'call_deleted', 'application_sent', 'result_recorded', 'obligation_added', 'obligation_done', 'obligation_deleted', 'spending_added', 'spending_deleted', 'outcome_added', 'outcome_deleted', 'deck_added', 'deck_analysed', 'deck_deleted', 'document_added', 'document_changed', 'document_renewed', 'document_deleted', 'document_attached', 'document_detached', 'note_added', 'note_changed', 'note_deleted', 'member_invited', 'invitation_revoked', 'invitation_declined', 'search_shared', 'search_unshared', 'member_joined', 'role_changed', 'member_removed', 'member_left'));--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_kind_known" CHECK ("news"."kind" in ('deadline', 'next_action', 'task', 'document', 'obligation', 'change', 'match', 'saved_search', 'comment', 'guest', 'call'));