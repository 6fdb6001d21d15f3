CREATE TABLE "model_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"reserved_tokens" integer NOT NULL,
	"alive_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_days" (
	"day" text PRIMARY KEY NOT NULL,
	"tokens" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "writer" text DEFAULT 'configured' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "objections" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "wait" jsonb;--> statement-breakpoint
ALTER TABLE "outputs" ADD COLUMN "stance" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "personas" ADD COLUMN "preferred_terms" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "personas" ADD COLUMN "approved_facts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "personas" ADD COLUMN "voice_samples" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "personas" ADD COLUMN "style_profile" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "model_calls_alive" ON "model_calls" USING btree ("alive_at");