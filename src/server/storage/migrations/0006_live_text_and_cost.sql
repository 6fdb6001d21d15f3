CREATE TABLE "output_versions" (
	"output_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" text NOT NULL,
	"characters" integer NOT NULL,
	"angle" text,
	"citations" jsonb NOT NULL,
	"flags" jsonb NOT NULL,
	"stance" jsonb NOT NULL,
	"written_by" text,
	"edited" boolean,
	"language" text,
	"layout_version" integer NOT NULL,
	"checks" jsonb,
	"measures" jsonb,
	"replaced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "output_versions_output_id_number_pk" PRIMARY KEY("output_id","number")
);
--> statement-breakpoint
CREATE TABLE "job_events" (
	"job_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"changes" jsonb,
	CONSTRAINT "job_events_job_id_sequence_pk" PRIMARY KEY("job_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "job_streams" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"epoch" text NOT NULL,
	"last_sequence" integer NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"watched_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"job_id" uuid,
	"output_id" uuid,
	"persona_id" uuid,
	"persona_name" text,
	"use_case" text NOT NULL,
	"provider" text NOT NULL,
	"vendor" text NOT NULL,
	"model" text NOT NULL,
	"input_tokens" integer,
	"cached_input_tokens" integer,
	"cache_write_tokens" integer,
	"output_tokens" integer,
	"cost_picos" bigint,
	"failure" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_jobs" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"cached_input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"uncounted_calls" integer NOT NULL,
	"limit_tokens" bigint NOT NULL,
	"cost_picos" bigint NOT NULL,
	"unpriced_calls" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "claimed_ticket" integer;--> statement-breakpoint
ALTER TABLE "outputs" ADD COLUMN "edited" boolean;--> statement-breakpoint
ALTER TABLE "outputs" ADD COLUMN "redo" text;--> statement-breakpoint
ALTER TABLE "outputs" ADD COLUMN "redo_writer" text;--> statement-breakpoint
ALTER TABLE "outputs" ADD COLUMN "redo_error" text;--> statement-breakpoint
ALTER TABLE "outputs" ADD COLUMN "versions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "output_versions" ADD CONSTRAINT "output_versions_output_id_outputs_id_fk" FOREIGN KEY ("output_id") REFERENCES "public"."outputs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_events" ADD CONSTRAINT "job_events_job_id_job_streams_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_streams"("job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_streams" ADD CONSTRAINT "job_streams_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_jobs" ADD CONSTRAINT "usage_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "usage_calls_of_user" ON "usage_calls" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "usage_calls_of_job" ON "usage_calls" USING btree ("job_id");