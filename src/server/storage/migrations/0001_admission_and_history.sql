ALTER TABLE "jobs" RENAME COLUMN "started_at" TO "admitted_at";--> statement-breakpoint
UPDATE "jobs" SET "admitted_at" = NULL WHERE "status" IN ('completed', 'failed');--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "stage_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "jobs" SET "topic_search" = left("topic_search", 500) WHERE char_length("topic_search") > 500;--> statement-breakpoint
DROP INDEX "jobs_of_user";--> statement-breakpoint
CREATE INDEX "jobs_of_user" ON "jobs" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","topic_search");
