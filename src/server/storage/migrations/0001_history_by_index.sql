UPDATE "jobs" SET "topic_search" = left("topic_search", 500) WHERE char_length("topic_search") > 500;--> statement-breakpoint
DROP INDEX "jobs_of_user";--> statement-breakpoint
CREATE INDEX "jobs_of_user" ON "jobs" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","topic_search");