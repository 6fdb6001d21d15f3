ALTER TABLE "model_calls" ADD COLUMN "payer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "used" real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "waiting" boolean DEFAULT false NOT NULL;