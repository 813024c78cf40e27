CREATE TABLE "application_budgets" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"currency" varchar(3) NOT NULL,
	"years" integer DEFAULT 1 NOT NULL,
	"overhead_cap" integer,
	"overhead_base" text DEFAULT 'direct' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_budgets_base_known" CHECK ("application_budgets"."overhead_base" in ('direct', 'modified', 'personnel', 'total')),
	CONSTRAINT "application_budgets_years_known" CHECK ("application_budgets"."years" between 1 and 10),
	CONSTRAINT "application_budgets_cap_known" CHECK ("application_budgets"."overhead_cap" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "budget_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"entity_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"year" integer NOT NULL,
	"kind" text NOT NULL,
	"work_package" text,
	"description" text NOT NULL,
	"quantity" bigint NOT NULL,
	"unit" text,
	"unit_price" bigint NOT NULL,
	"own_share" bigint DEFAULT 0 NOT NULL,
	"narrative" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "budget_lines_kind_known" CHECK ("budget_lines"."kind" in ('personnel', 'fringe', 'travel', 'equipment', 'supplies', 'contractual', 'construction', 'other', 'indirect')),
	CONSTRAINT "budget_lines_year_known" CHECK ("budget_lines"."year" between 1 and 10),
	CONSTRAINT "budget_lines_figures_bounded" CHECK ("budget_lines"."quantity" between 0 and 1000000000
        and "budget_lines"."unit_price" between 0 and 1000000000000
        and "budget_lines"."own_share" between 0 and 9000000000000)
);
--> statement-breakpoint
ALTER TABLE "application_budgets" ADD CONSTRAINT "application_budgets_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_budgets" ADD CONSTRAINT "application_budgets_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_lines" ADD CONSTRAINT "budget_lines_application_id_application_budgets_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application_budgets"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_lines" ADD CONSTRAINT "budget_lines_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_budgets_entity_idx" ON "application_budgets" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "budget_lines_list_idx" ON "budget_lines" USING btree ("application_id","position");--> statement-breakpoint
CREATE INDEX "budget_lines_entity_idx" ON "budget_lines" USING btree ("entity_id");