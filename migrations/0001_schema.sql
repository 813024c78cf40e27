CREATE TABLE "ai_usage" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ai_usage_user_id_day_kind_pk" PRIMARY KEY("user_id","day","kind")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity_id" uuid NOT NULL,
	"opportunity_id" uuid,
	"status" text DEFAULT 'draft' NOT NULL,
	"title" text,
	"notes" text,
	"narrative" text,
	"business_plan_url" text,
	"pitch_deck_url" text,
	"financials_url" text,
	"supporting_docs" jsonb,
	"ai_draft_narrative" text,
	"ai_suggestions" jsonb,
	"ai_provider" text,
	"asking_amount" numeric(15, 2),
	"asking_currency" varchar(3) DEFAULT 'USD' NOT NULL,
	"equity_offering" numeric(9, 2),
	"valuation_cap" numeric(15, 2),
	"submitted_date" date,
	"decision_date" date,
	"response_received_date" date,
	"accepted" boolean,
	"awarded_amount" numeric(15, 2),
	"awarded_currency" varchar(3),
	"awarded_equity" numeric(9, 2),
	"funder_feedback" text,
	"next_follow_up_date" date,
	"follow_up_status" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_entity_opportunity_unique" UNIQUE("entity_id","opportunity_id"),
	CONSTRAINT "applications_status_known" CHECK ("applications"."status" in ('draft', 'in_progress', 'submitted', 'under_review', 'accepted', 'rejected', 'funded', 'completed')),
	CONSTRAINT "applications_ai_provider_known" CHECK ("applications"."ai_provider" in ('openai', 'anthropic', 'both', 'builtin')),
	CONSTRAINT "applications_amounts_not_negative" CHECK (coalesce("applications"."asking_amount", 0) >= 0 and coalesce("applications"."valuation_cap", 0) >= 0 and coalesce("applications"."awarded_amount", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "entities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"mission" text,
	"description" text,
	"website" text,
	"logo_url" text,
	"country" varchar(2),
	"countries_operating" text[],
	"region" text,
	"industry" text[],
	"stage" text,
	"founded_year" integer,
	"team_size" integer,
	"founder_name" text,
	"founder_email" text,
	"annual_revenue" numeric(15, 2),
	"annual_revenue_currency" varchar(3),
	"burn_rate" numeric(15, 2),
	"employees_count" integer,
	"current_funding_sought" numeric(15, 2),
	"total_fundraised_to_date" numeric(15, 2),
	"equity_given_away" numeric(9, 2),
	"status" text DEFAULT 'active' NOT NULL,
	"profile_completion_score" integer DEFAULT 0 NOT NULL,
	"layer1_complete" boolean DEFAULT false NOT NULL,
	"layer2_complete" boolean DEFAULT false NOT NULL,
	"layer3_complete" boolean DEFAULT false NOT NULL,
	"last_profile_update" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entities_type_known" CHECK ("entities"."type" in ('Startup', 'Nonprofit', 'Social Enterprise', 'Individual', 'Research', 'School', 'Community Group', 'Government')),
	CONSTRAINT "entities_stage_known" CHECK ("entities"."stage" in ('Idea', 'MVP', 'Traction', 'Growth', 'Scale')),
	CONSTRAINT "entities_score_range" CHECK ("entities"."profile_completion_score" between 0 and 100),
	CONSTRAINT "entities_amounts_not_negative" CHECK (coalesce("entities"."annual_revenue", 0) >= 0 and coalesce("entities"."current_funding_sought", 0) >= 0 and coalesce("entities"."total_fundraised_to_date", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "entity_embeddings" (
	"entity_id" uuid PRIMARY KEY NOT NULL,
	"embedding" vector(1536) NOT NULL,
	"embedding_model" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "funder_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"funder_type" text,
	"description" text,
	"logo_url" text,
	"website" text,
	"country" varchar(2),
	"geography_focus" text[] DEFAULT '{}' NOT NULL,
	"industry_focus" text[] DEFAULT '{}' NOT NULL,
	"stage_focus" text[] DEFAULT '{}' NOT NULL,
	"average_check_size" numeric(15, 2),
	"min_check_size" numeric(15, 2),
	"max_check_size" numeric(15, 2),
	"currency" varchar(3),
	"typical_equity" numeric(9, 2),
	"contact_name" text,
	"contact_email" text,
	"contact_phone" text,
	"portfolio_count" integer,
	"active_portfolio_count" integer,
	"exits_count" integer,
	"crunchbase_url" text,
	"linkedin_url" text,
	"twitter_url" text,
	"verified" boolean DEFAULT false NOT NULL,
	"source" text,
	"source_url" text,
	"attribution" text,
	"last_synced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "funder_profiles_name_unique" UNIQUE("name"),
	CONSTRAINT "funder_profiles_amounts_not_negative" CHECK (coalesce("funder_profiles"."average_check_size", 0) >= 0 and coalesce("funder_profiles"."min_check_size", 0) >= 0 and coalesce("funder_profiles"."max_check_size", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "interactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity_id" uuid NOT NULL,
	"funder_id" uuid NOT NULL,
	"interaction_type" text NOT NULL,
	"date_of_interaction" date,
	"notes" text,
	"contact_person" text,
	"outcome" text,
	"next_action" text,
	"next_action_date" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"text_body" text,
	"html_body" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "funding_opportunities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"funder_name" text,
	"funder_type" text,
	"funder_logo_url" text,
	"funder_website" text,
	"description" text,
	"application_url" text,
	"funding_type" text DEFAULT 'grant' NOT NULL,
	"min_amount" numeric(15, 2),
	"max_amount" numeric(15, 2),
	"currency" varchar(3) DEFAULT 'USD' NOT NULL,
	"equity_stake_min" numeric(9, 2),
	"equity_stake_max" numeric(9, 2),
	"investment_type" text,
	"eligible_entity_types" text[] DEFAULT '{}' NOT NULL,
	"eligible_entity_types_open_ended" boolean DEFAULT false NOT NULL,
	"eligible_countries" text[] DEFAULT '{}' NOT NULL,
	"eligible_regions" text[] DEFAULT '{}' NOT NULL,
	"eligibility_text" text,
	"industry_focus" text[] DEFAULT '{}' NOT NULL,
	"stage_focus" text[] DEFAULT '{}' NOT NULL,
	"year_founded_min" integer,
	"year_founded_max" integer,
	"revenue_min" numeric(15, 2),
	"revenue_max" numeric(15, 2),
	"business_plan_required" boolean DEFAULT false NOT NULL,
	"pitch_deck_required" boolean DEFAULT false NOT NULL,
	"financial_projections_required" boolean DEFAULT false NOT NULL,
	"legal_entity_required" boolean DEFAULT false NOT NULL,
	"registered_business_required" boolean DEFAULT false NOT NULL,
	"open_date" date,
	"deadline" date,
	"deadline_timezone" text,
	"deadline_note" text,
	"program_start_date" date,
	"program_end_date" date,
	"duration_weeks" integer,
	"application_frequency" text,
	"next_cohort_date" date,
	"mentor_support" boolean DEFAULT false NOT NULL,
	"office_space" boolean DEFAULT false NOT NULL,
	"investor_network" boolean DEFAULT false NOT NULL,
	"demo_day" boolean DEFAULT false NOT NULL,
	"community_access" boolean DEFAULT false NOT NULL,
	"contact_name" text,
	"contact_email" text,
	"contact_phone" text,
	"source" text,
	"external_id" text,
	"source_url" text,
	"attribution" text,
	"verification_status" text DEFAULT 'pending' NOT NULL,
	"verified_at" timestamp with time zone,
	"verified_by" uuid,
	"featured" boolean DEFAULT false NOT NULL,
	"last_synced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_name" text GENERATED ALWAYS AS (lower(immutable_unaccent("funding_opportunities"."name" || ' ' || coalesce("funding_opportunities"."funder_name", '')))) STORED NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', immutable_unaccent("funding_opportunities"."name")), 'A') || setweight(to_tsvector('english', immutable_unaccent(coalesce("funding_opportunities"."funder_name", ''))), 'B') || setweight(to_tsvector('english', immutable_unaccent(immutable_join("funding_opportunities"."industry_focus"))), 'B') || setweight(to_tsvector('english', immutable_unaccent(coalesce("funding_opportunities"."description", ''))), 'C')) STORED NOT NULL,
	CONSTRAINT "funding_opportunities_type_known" CHECK ("funding_opportunities"."funding_type" in ('grant', 'equity', 'loan', 'prize', 'accelerator', 'fellowship', 'other')),
	CONSTRAINT "funding_opportunities_status_known" CHECK ("funding_opportunities"."verification_status" in ('pending', 'verified', 'rejected')),
	CONSTRAINT "funding_opportunities_amount_order" CHECK ("funding_opportunities"."min_amount" <= "funding_opportunities"."max_amount"),
	CONSTRAINT "funding_opportunities_amounts_not_negative" CHECK (coalesce("funding_opportunities"."min_amount", 0) >= 0 and coalesce("funding_opportunities"."max_amount", 0) >= 0 and coalesce("funding_opportunities"."revenue_min", 0) >= 0 and coalesce("funding_opportunities"."revenue_max", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "opportunity_embeddings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"embedding" vector(1536) NOT NULL,
	"embedding_text" text NOT NULL,
	"embedding_model" text DEFAULT 'text-embedding-3-small' NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "opportunity_embeddings_opportunityId_unique" UNIQUE("opportunity_id")
);
--> statement-breakpoint
CREATE TABLE "pitch_deck_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"pitch_deck_id" uuid NOT NULL,
	"entity_id" uuid NOT NULL,
	"review_type" text DEFAULT 'analysis' NOT NULL,
	"messages" jsonb,
	"problem_clarity" numeric(5, 2),
	"solution_fit" numeric(5, 2),
	"market_size" numeric(5, 2),
	"team_strength" numeric(5, 2),
	"financial_viability" numeric(5, 2),
	"investor_appeal" numeric(5, 2),
	"overall" numeric(5, 2),
	"top3_strengths" jsonb,
	"top3_weaknesses" jsonb,
	"action_items" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pitch_decks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity_id" uuid NOT NULL,
	"file_url" text NOT NULL,
	"file_name" text NOT NULL,
	"file_size" integer,
	"ai_score" numeric(5, 2),
	"ai_analysis" jsonb,
	"ai_summary" text,
	"ai_provider" text,
	"analysis_version" integer DEFAULT 1 NOT NULL,
	"slide_count" integer,
	"status" text DEFAULT 'pending_analysis' NOT NULL,
	"analyzed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pitch_decks_status_known" CHECK ("pitch_decks"."status" in ('pending_analysis', 'analyzed', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "community_group_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity_id" uuid NOT NULL,
	"group_type" text,
	"focus_areas" text[],
	"members_count" integer,
	"annual_budget" numeric(15, 2),
	"location" text,
	"service_radius_km" integer,
	"funding_needed" numeric(15, 2),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "community_group_profiles_entity_unique" UNIQUE("entity_id"),
	CONSTRAINT "community_group_profiles_figures_not_negative" CHECK (coalesce("community_group_profiles"."members_count", 0) >= 0 and coalesce("community_group_profiles"."annual_budget", 0) >= 0 and coalesce("community_group_profiles"."service_radius_km", 0) >= 0 and coalesce("community_group_profiles"."funding_needed", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "government_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity_id" uuid NOT NULL,
	"agency_name" text,
	"department" text,
	"country" varchar(2),
	"annual_budget" numeric(15, 2),
	"staff_count" integer,
	"mandate" text,
	"programs" text,
	"funding_allocated" numeric(15, 2),
	"contractor_preferred" boolean,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "government_profiles_entity_unique" UNIQUE("entity_id"),
	CONSTRAINT "government_profiles_figures_not_negative" CHECK (coalesce("government_profiles"."annual_budget", 0) >= 0 and coalesce("government_profiles"."staff_count", 0) >= 0 and coalesce("government_profiles"."funding_allocated", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "individual_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity_id" uuid NOT NULL,
	"full_name" text,
	"title" text,
	"education" text,
	"skills" text[],
	"experience" text,
	"years_of_experience" integer,
	"project_description" text,
	"goal" text,
	"funding_needed" numeric(15, 2),
	"location" text,
	"social_links" text[],
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "individual_profiles_entity_unique" UNIQUE("entity_id"),
	CONSTRAINT "individual_profiles_figures_not_negative" CHECK (coalesce("individual_profiles"."years_of_experience", 0) >= 0 and coalesce("individual_profiles"."funding_needed", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "nonprofit_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity_id" uuid NOT NULL,
	"mission" text,
	"cause_areas" text[],
	"beneficiaries" text,
	"beneficiaries_reached" integer,
	"sdg_alignment" text[],
	"annual_budget" numeric(15, 2),
	"annual_expenses" numeric(15, 2),
	"staff_count" integer,
	"volunteers_count" integer,
	"board_size" integer,
	"programs" text,
	"funding_needed" numeric(15, 2),
	"funding_gap" numeric(15, 2),
	"grants_received" text,
	"partners" text[],
	"charity_rating" text,
	"awards" text[],
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "nonprofit_profiles_entity_unique" UNIQUE("entity_id"),
	CONSTRAINT "nonprofit_profiles_figures_not_negative" CHECK (coalesce("nonprofit_profiles"."beneficiaries_reached", 0) >= 0 and coalesce("nonprofit_profiles"."annual_budget", 0) >= 0 and coalesce("nonprofit_profiles"."annual_expenses", 0) >= 0 and coalesce("nonprofit_profiles"."staff_count", 0) >= 0 and coalesce("nonprofit_profiles"."volunteers_count", 0) >= 0 and coalesce("nonprofit_profiles"."board_size", 0) >= 0 and coalesce("nonprofit_profiles"."funding_needed", 0) >= 0 and coalesce("nonprofit_profiles"."funding_gap", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "research_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity_id" uuid NOT NULL,
	"research_areas" text[],
	"institution" text,
	"lead_researcher" text,
	"publications_count" integer,
	"citations_count" integer,
	"patent_count" integer,
	"annual_budget" numeric(15, 2),
	"grants_received" text,
	"grants_total" numeric(15, 2),
	"has_spinout" boolean,
	"spinout_details" text,
	"collaborations" text[],
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "research_profiles_entity_unique" UNIQUE("entity_id"),
	CONSTRAINT "research_profiles_figures_not_negative" CHECK (coalesce("research_profiles"."publications_count", 0) >= 0 and coalesce("research_profiles"."citations_count", 0) >= 0 and coalesce("research_profiles"."patent_count", 0) >= 0 and coalesce("research_profiles"."annual_budget", 0) >= 0 and coalesce("research_profiles"."grants_total", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "school_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity_id" uuid NOT NULL,
	"school_type" text,
	"education_levels" text[],
	"student_count" integer,
	"teacher_count" integer,
	"annual_budget" numeric(15, 2),
	"annual_tuition" numeric(15, 2),
	"scholarship_count" integer,
	"scholarships" text,
	"graduation_rate" numeric(9, 2),
	"progression_rate" numeric(9, 2),
	"employment_rate" numeric(9, 2),
	"partnerships" text[],
	"accreditations" text[],
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_profiles_entity_unique" UNIQUE("entity_id"),
	CONSTRAINT "school_profiles_figures_not_negative" CHECK (coalesce("school_profiles"."student_count", 0) >= 0 and coalesce("school_profiles"."teacher_count", 0) >= 0 and coalesce("school_profiles"."annual_budget", 0) >= 0 and coalesce("school_profiles"."annual_tuition", 0) >= 0 and coalesce("school_profiles"."scholarship_count", 0) >= 0 and coalesce("school_profiles"."graduation_rate", 0) >= 0 and coalesce("school_profiles"."progression_rate", 0) >= 0 and coalesce("school_profiles"."employment_rate", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "social_enterprise_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity_id" uuid NOT NULL,
	"mission" text,
	"business_model" text,
	"annual_revenue" numeric(15, 2),
	"profitability" text,
	"profit_margin" numeric(9, 2),
	"team_description" text,
	"impact_outcomes" text,
	"people_reached" integer,
	"products" text[],
	"customer_segments" text[],
	"funding_needed" numeric(15, 2),
	"funding_history" text,
	"b_corp_certified" boolean,
	"certifications" text[],
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "social_enterprise_profiles_entity_unique" UNIQUE("entity_id"),
	CONSTRAINT "social_enterprise_profiles_figures_not_negative" CHECK (coalesce("social_enterprise_profiles"."annual_revenue", 0) >= 0 and coalesce("social_enterprise_profiles"."people_reached", 0) >= 0 and coalesce("social_enterprise_profiles"."funding_needed", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "startup_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity_id" uuid NOT NULL,
	"product_description" text,
	"target_market" text,
	"target_customers" text,
	"problem_statement" text,
	"annual_revenue" numeric(15, 2),
	"monthly_recurring_revenue" numeric(15, 2),
	"customer_count" integer,
	"monthly_active_users" integer,
	"daily_active_users" integer,
	"monthly_growth_rate" numeric(9, 2),
	"customer_acquisition_cost" numeric(15, 2),
	"customer_lifetime_value" numeric(15, 2),
	"churn_rate" numeric(9, 2),
	"gross_margin" numeric(9, 2),
	"product_stage" text,
	"tech_stack" text[],
	"founder_experience" text,
	"founder_exits" integer,
	"team_description" text,
	"funding_history" text,
	"valuation" numeric(15, 2),
	"runway_months" integer,
	"burn_rate" numeric(15, 2),
	"fundraising_stage_seeking" text,
	"funding_amount_seeking" numeric(15, 2),
	"total_addressable_market" numeric(15, 2),
	"competitors" text[],
	"patent_count" integer,
	"headquarters" text,
	"expansion_countries" text[],
	"business_model" text,
	"goals" text,
	"use_of_funds" text,
	"go_to_market_strategy" text,
	"social_impact" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "startup_profiles_entity_unique" UNIQUE("entity_id"),
	CONSTRAINT "startup_profiles_figures_not_negative" CHECK (coalesce("startup_profiles"."annual_revenue", 0) >= 0 and coalesce("startup_profiles"."monthly_recurring_revenue", 0) >= 0 and coalesce("startup_profiles"."customer_count", 0) >= 0 and coalesce("startup_profiles"."monthly_active_users", 0) >= 0 and coalesce("startup_profiles"."daily_active_users", 0) >= 0 and coalesce("startup_profiles"."customer_acquisition_cost", 0) >= 0 and coalesce("startup_profiles"."customer_lifetime_value", 0) >= 0 and coalesce("startup_profiles"."churn_rate", 0) >= 0 and coalesce("startup_profiles"."founder_exits", 0) >= 0 and coalesce("startup_profiles"."valuation", 0) >= 0 and coalesce("startup_profiles"."runway_months", 0) >= 0 and coalesce("startup_profiles"."burn_rate", 0) >= 0 and coalesce("startup_profiles"."funding_amount_seeking", 0) >= 0 and coalesce("startup_profiles"."total_addressable_market", 0) >= 0 and coalesce("startup_profiles"."patent_count", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity_id" uuid,
	"user_id" uuid NOT NULL,
	"application_id" uuid,
	"opportunity_id" uuid,
	"type" text NOT NULL,
	"scheduled_for" date NOT NULL,
	"scheduled_time" time,
	"timezone" text,
	"sent_at" timestamp with time zone,
	"email_sent" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"resource_type" text NOT NULL,
	"description" text,
	"content" text,
	"file_url" text,
	"relevant_for" text[] DEFAULT '{}' NOT NULL,
	"relevant_stage" text[] DEFAULT '{}' NOT NULL,
	"relevant_funding_type" text[] DEFAULT '{}' NOT NULL,
	"publisher" text,
	"source" text,
	"source_url" text,
	"licence" text,
	"last_synced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resources_title_unique" UNIQUE("title"),
	CONSTRAINT "resources_type_known" CHECK ("resources"."resource_type" in ('template', 'guide', 'tool', 'video'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" varchar PRIMARY KEY NOT NULL,
	"sess" json NOT NULL,
	"expire" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"profile_image_url" text,
	"password_hash" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"verification_token" text,
	"verification_token_expiry" timestamp with time zone,
	"reset_password_token" text,
	"reset_password_expiry" timestamp with time zone,
	"is_admin" boolean DEFAULT false NOT NULL,
	"country" varchar(2),
	"country_name" text,
	"timezone" text,
	"preferred_language" varchar(5),
	"role" text,
	"bio" text,
	"social_links" jsonb,
	"notify_new_opportunities" boolean DEFAULT false NOT NULL,
	"notify_deadlines" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ai_usage" ADD CONSTRAINT "ai_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_opportunity_id_funding_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."funding_opportunities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entities" ADD CONSTRAINT "entities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_embeddings" ADD CONSTRAINT "entity_embeddings_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interactions" ADD CONSTRAINT "interactions_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interactions" ADD CONSTRAINT "interactions_funder_id_funder_profiles_id_fk" FOREIGN KEY ("funder_id") REFERENCES "public"."funder_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "funding_opportunities" ADD CONSTRAINT "funding_opportunities_verified_by_users_id_fk" FOREIGN KEY ("verified_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_embeddings" ADD CONSTRAINT "opportunity_embeddings_opportunity_id_funding_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."funding_opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_deck_reviews" ADD CONSTRAINT "pitch_deck_reviews_pitch_deck_id_pitch_decks_id_fk" FOREIGN KEY ("pitch_deck_id") REFERENCES "public"."pitch_decks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_deck_reviews" ADD CONSTRAINT "pitch_deck_reviews_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_decks" ADD CONSTRAINT "pitch_decks_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_group_profiles" ADD CONSTRAINT "community_group_profiles_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "government_profiles" ADD CONSTRAINT "government_profiles_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "individual_profiles" ADD CONSTRAINT "individual_profiles_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nonprofit_profiles" ADD CONSTRAINT "nonprofit_profiles_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_profiles" ADD CONSTRAINT "research_profiles_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_profiles" ADD CONSTRAINT "school_profiles_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_enterprise_profiles" ADD CONSTRAINT "social_enterprise_profiles_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startup_profiles" ADD CONSTRAINT "startup_profiles_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_opportunity_id_funding_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."funding_opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_entity_idx" ON "applications" USING btree ("entity_id","created_at");--> statement-breakpoint
CREATE INDEX "applications_opportunity_idx" ON "applications" USING btree ("opportunity_id");--> statement-breakpoint
CREATE INDEX "entities_user_idx" ON "entities" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "interactions_entity_idx" ON "interactions" USING btree ("entity_id","date_of_interaction");--> statement-breakpoint
CREATE INDEX "interactions_funder_idx" ON "interactions" USING btree ("funder_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_due_idx" ON "mail_outbox" USING btree ("sent_at","next_attempt_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_address_idx" ON "mail_outbox" USING btree ("to_address","kind","created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_user_idx" ON "mail_outbox" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "funding_opportunities_slug_unique" ON "funding_opportunities" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "funding_opportunities_source_external_unique" ON "funding_opportunities" USING btree ("source","external_id");--> statement-breakpoint
CREATE INDEX "funding_opportunities_list_idx" ON "funding_opportunities" USING btree ("featured" DESC NULLS FIRST,"deadline","id") WHERE "funding_opportunities"."verification_status" = 'verified';--> statement-breakpoint
CREATE INDEX "funding_opportunities_status_idx" ON "funding_opportunities" USING btree ("verification_status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "funding_opportunities_search_idx" ON "funding_opportunities" USING gin ("search");--> statement-breakpoint
CREATE INDEX "funding_opportunities_search_name_idx" ON "funding_opportunities" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "funding_opportunities_countries_idx" ON "funding_opportunities" USING gin ("eligible_countries") WHERE "funding_opportunities"."verification_status" = 'verified';--> statement-breakpoint
CREATE INDEX "funding_opportunities_types_idx" ON "funding_opportunities" USING gin ("eligible_entity_types") WHERE "funding_opportunities"."verification_status" = 'verified';--> statement-breakpoint
CREATE INDEX "funding_opportunities_stages_idx" ON "funding_opportunities" USING gin ("stage_focus") WHERE "funding_opportunities"."verification_status" = 'verified';--> statement-breakpoint
CREATE INDEX "opportunity_embeddings_hnsw_idx" ON "opportunity_embeddings" USING hnsw ("embedding" vector_cosine_ops);--> statement-breakpoint
CREATE INDEX "opportunity_embeddings_model_idx" ON "opportunity_embeddings" USING btree ("embedding_model");--> statement-breakpoint
CREATE INDEX "pitch_deck_reviews_deck_idx" ON "pitch_deck_reviews" USING btree ("pitch_deck_id","created_at");--> statement-breakpoint
CREATE INDEX "pitch_deck_reviews_entity_idx" ON "pitch_deck_reviews" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "pitch_decks_entity_idx" ON "pitch_decks" USING btree ("entity_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reminders_once_unique" ON "reminders" USING btree ("user_id","opportunity_id","type","scheduled_for");--> statement-breakpoint
CREATE INDEX "reminders_due_idx" ON "reminders" USING btree ("email_sent","scheduled_for");--> statement-breakpoint
CREATE INDEX "reminders_entity_idx" ON "reminders" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "reminders_application_idx" ON "reminders" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "reminders_opportunity_idx" ON "reminders" USING btree ("opportunity_id");--> statement-breakpoint
CREATE INDEX "sessions_expire_idx" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree (("sess" ->> 'userId'));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_verification_token_idx" ON "users" USING btree ("verification_token");--> statement-breakpoint
CREATE INDEX "users_reset_password_token_idx" ON "users" USING btree ("reset_password_token");