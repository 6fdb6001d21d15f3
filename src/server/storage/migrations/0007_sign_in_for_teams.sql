CREATE TABLE "access_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"token_hash" text NOT NULL,
	"hint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "access_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "ended_accounts" (
	"key" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ended_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oidc_sign_ins" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"sealed_refresh_token" text,
	"sealed_access_token" text NOT NULL,
	"access_expires_at" timestamp with time zone NOT NULL,
	"previous_token_hash" text,
	"renewing_until" timestamp with time zone,
	"sealed_id_token" text,
	"sealed_profile" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_in_tries" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "sign_in_tries" CASCADE;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oidc_sign_ins" ADD CONSTRAINT "oidc_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limit_counts" ADD CONSTRAINT "limit_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_of_user" ON "access_tokens" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ended_accounts_by_end" ON "ended_accounts" USING btree ("until");--> statement-breakpoint
CREATE INDEX "ended_tokens_by_end" ON "ended_tokens" USING btree ("until");--> statement-breakpoint
CREATE INDEX "oidc_sign_ins_of_user" ON "oidc_sign_ins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "oidc_sign_ins_by_end" ON "oidc_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "limit_counts_by_end" ON "limit_counts" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "limit_counts_of_user" ON "limit_counts" USING btree ("user_id");--> statement-breakpoint
-- Rows whose account was taken out of the database by hand keep an account without a way in, so that nothing is lost.
INSERT INTO "users" ("id", "name", "email", "created_at", "updated_at")
SELECT "user_id", '', NULL, now(), now() FROM (
	SELECT "user_id" FROM "personas" UNION SELECT "user_id" FROM "jobs" UNION SELECT "user_id" FROM "job_days"
	UNION SELECT "user_id" FROM "materials" UNION SELECT "user_id" FROM "usage_calls" UNION SELECT "user_id" FROM "idempotency_keys"
) AS "owners" ON CONFLICT ("id") DO NOTHING;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_days" ADD CONSTRAINT "job_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personas" ADD CONSTRAINT "personas_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_calls" ADD CONSTRAINT "usage_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;