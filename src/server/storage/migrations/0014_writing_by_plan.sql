ALTER TABLE "jobs" ADD COLUMN "mode" text DEFAULT 'best' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "ask_first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "questions" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "review_plan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "plan_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "claims" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "output_versions" ADD COLUMN "grounds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "outputs" ADD COLUMN "grounds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- What is kept of a user counts against their room; an empty list counts nothing, as before there was one.
CREATE OR REPLACE FUNCTION "stored_bytes"("jobs") RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
	SELECT octet_length($1.topic)::bigint + octet_length($1.persona::text) + octet_length($1.objections::text)
		+ coalesce(octet_length($1.fusion::text), 0) + coalesce(octet_length($1.questions::text), 0)
		+ octet_length($1.claims::text) - 2
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "stored_bytes"("outputs") RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(octet_length($1.content), 0)::bigint + octet_length($1.citations::text) + octet_length($1.flags::text)
		+ octet_length($1.stance::text) + coalesce(octet_length($1.checks::text), 0) + coalesce(octet_length($1.measures::text), 0)
		+ octet_length($1.grounds::text) - 2
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "stored_bytes"("output_versions") RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
	SELECT octet_length($1.content)::bigint + octet_length($1.citations::text) + octet_length($1.flags::text)
		+ octet_length($1.stance::text) + coalesce(octet_length($1.checks::text), 0) + coalesce(octet_length($1.measures::text), 0)
		+ octet_length($1.grounds::text) - 2
$$;
