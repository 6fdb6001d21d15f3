CREATE TABLE "installation" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- An installation with accounts is set up.
INSERT INTO "installation" ("name", "at") SELECT 'set-up', min("created_at") FROM "users" HAVING count(*) > 0;
