ALTER TABLE "jobs" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "outputs" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "outputs" ADD COLUMN "layout_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "outputs" ADD COLUMN "checks" jsonb;--> statement-breakpoint
ALTER TABLE "outputs" ADD COLUMN "measures" jsonb;--> statement-breakpoint
ALTER TABLE "personas" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "personas" ADD COLUMN "banned_terms" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "personas" ADD COLUMN "required_terms" jsonb DEFAULT '[]'::jsonb NOT NULL;