CREATE TABLE "storage_changes" (
	"user_id" text NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_texts" (
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "source_texts_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "usage_month_work" (
	"user_id" text NOT NULL,
	"month" text NOT NULL,
	"persona_id" uuid,
	"job_id" uuid,
	"output_id" uuid,
	CONSTRAINT "usage_month_work_once" UNIQUE NULLS NOT DISTINCT("user_id","month","persona_id","job_id","output_id")
);
--> statement-breakpoint
CREATE TABLE "usage_months" (
	"user_id" text NOT NULL,
	"month" text NOT NULL,
	"persona_id" uuid,
	"persona_name" text,
	"last_at" timestamp with time zone NOT NULL,
	"jobs" integer NOT NULL,
	"pieces" integer NOT NULL,
	"calls" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"cached_input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"uncounted_calls" integer NOT NULL,
	"cost_picos" bigint NOT NULL,
	"unpriced_calls" integer NOT NULL,
	CONSTRAINT "usage_months_once" UNIQUE NULLS NOT DISTINCT("user_id","month","persona_id")
);
--> statement-breakpoint
-- Each research of an earlier version belonged to one job: its id is that of the job.
ALTER TABLE "findings" DROP CONSTRAINT "findings_job_id_jobs_id_fk";--> statement-breakpoint
ALTER TABLE "findings" RENAME COLUMN "job_id" TO "id";--> statement-breakpoint
ALTER TABLE "findings" ADD COLUMN "user_id" text;--> statement-breakpoint
UPDATE "findings" SET "user_id" = "jobs"."user_id" FROM "jobs" WHERE "jobs"."id" = "findings"."id";--> statement-breakpoint
ALTER TABLE "findings" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "research_id" uuid;--> statement-breakpoint
UPDATE "jobs" SET "research_id" = "findings"."id" FROM "findings" WHERE "findings"."id" = "jobs"."id";--> statement-breakpoint
ALTER TABLE "sources" DROP CONSTRAINT "sources_job_id_jobs_id_fk";--> statement-breakpoint
ALTER TABLE "sources" RENAME COLUMN "job_id" TO "research_id";--> statement-breakpoint
ALTER TABLE "sources" RENAME CONSTRAINT "sources_job_id_id_pk" TO "sources_research_id_id_pk";--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "user_id" text;--> statement-breakpoint
UPDATE "sources" SET "user_id" = "findings"."user_id", "hash" = encode(sha256(convert_to("text", 'UTF8')), 'hex')
	FROM "findings" WHERE "findings"."id" = "sources"."research_id";--> statement-breakpoint
-- Sources of research that is gone had gone with their job.
DELETE FROM "sources" WHERE "user_id" IS NULL;--> statement-breakpoint
INSERT INTO "source_texts" ("user_id", "hash", "text")
	SELECT DISTINCT ON ("user_id", "hash") "user_id", "hash", "text" FROM "sources";--> statement-breakpoint
ALTER TABLE "sources" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sources" ALTER COLUMN "hash" DROP DEFAULT;--> statement-breakpoint
-- Dropping the column alone would leave the texts in the rows; emptied, vacuum frees their space.
UPDATE "sources" SET "text" = '';--> statement-breakpoint
ALTER TABLE "sources" DROP COLUMN "text";--> statement-breakpoint
ALTER TABLE "job_materials" ADD COLUMN "user_id" text;--> statement-breakpoint
UPDATE "job_materials" SET "user_id" = "jobs"."user_id" FROM "jobs" WHERE "jobs"."id" = "job_materials"."job_id";--> statement-breakpoint
ALTER TABLE "job_materials" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "output_versions" ADD COLUMN "user_id" text;--> statement-breakpoint
UPDATE "output_versions" SET "user_id" = "outputs"."user_id" FROM "outputs" WHERE "outputs"."id" = "output_versions"."output_id";--> statement-breakpoint
ALTER TABLE "output_versions" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "source_texts" ADD CONSTRAINT "source_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_month_work" ADD CONSTRAINT "usage_month_work_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_months" ADD CONSTRAINT "usage_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "storage_changes_of_user" ON "storage_changes" USING btree ("user_id","bytes");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_research_id_findings_id_fk" FOREIGN KEY ("research_id") REFERENCES "public"."findings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "findings" ADD CONSTRAINT "findings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_research_id_findings_id_fk" FOREIGN KEY ("research_id") REFERENCES "public"."findings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_text" FOREIGN KEY ("user_id","hash") REFERENCES "public"."source_texts"("user_id","hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_by_research" ON "jobs" USING btree ("research_id");--> statement-breakpoint
CREATE INDEX "findings_of_user" ON "findings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sources_of_text" ON "sources" USING btree ("user_id","hash");--> statement-breakpoint
-- What the texts of a row take, before the database packs them: the same figure when the row is written and when it goes.
CREATE FUNCTION "stored_bytes"("jobs") RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
	SELECT octet_length($1.topic)::bigint + octet_length($1.persona::text) + octet_length($1.objections::text)
		+ coalesce(octet_length($1.fusion::text), 0)
$$;--> statement-breakpoint
CREATE FUNCTION "stored_bytes"("job_materials") RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(octet_length($1.text), 0)::bigint
$$;--> statement-breakpoint
CREATE FUNCTION "stored_bytes"("outputs") RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(octet_length($1.content), 0)::bigint + octet_length($1.citations::text) + octet_length($1.flags::text)
		+ octet_length($1.stance::text) + coalesce(octet_length($1.checks::text), 0) + coalesce(octet_length($1.measures::text), 0)
$$;--> statement-breakpoint
CREATE FUNCTION "stored_bytes"("output_versions") RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
	SELECT octet_length($1.content)::bigint + octet_length($1.citations::text) + octet_length($1.flags::text)
		+ octet_length($1.stance::text) + coalesce(octet_length($1.checks::text), 0) + coalesce(octet_length($1.measures::text), 0)
$$;--> statement-breakpoint
CREATE FUNCTION "stored_bytes"("materials") RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
	SELECT octet_length($1.text)::bigint
$$;--> statement-breakpoint
CREATE FUNCTION "stored_bytes"("findings") RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
	SELECT octet_length($1.brief)::bigint + octet_length($1.summary) + octet_length($1.ledger::text) + octet_length($1.searches::text)
$$;--> statement-breakpoint
CREATE FUNCTION "stored_bytes"("source_texts") RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
	SELECT octet_length($1.text)::bigint
$$;--> statement-breakpoint
INSERT INTO "storage_changes" ("user_id", "bytes")
	SELECT "user_id", sum("bytes")::bigint FROM (
		SELECT "user_id", public.stored_bytes("jobs") AS "bytes" FROM "jobs"
		UNION ALL SELECT "user_id", public.stored_bytes("job_materials") FROM "job_materials"
		UNION ALL SELECT "user_id", public.stored_bytes("outputs") FROM "outputs"
		UNION ALL SELECT "user_id", public.stored_bytes("output_versions") FROM "output_versions"
		UNION ALL SELECT "user_id", public.stored_bytes("materials") FROM "materials"
		UNION ALL SELECT "user_id", public.stored_bytes("findings") FROM "findings"
		UNION ALL SELECT "user_id", public.stored_bytes("source_texts") FROM "source_texts"
	) AS "stored" GROUP BY "user_id";--> statement-breakpoint
CREATE FUNCTION "count_stored"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	owner text;
	change bigint := 0;
BEGIN
	IF TG_OP <> 'INSERT' THEN
		owner := OLD.user_id;
		change := - public.stored_bytes(OLD);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		owner := NEW.user_id;
		change := change + public.stored_bytes(NEW);
	END IF;
	-- What goes with its account leaves no count behind.
	IF change <> 0 AND (TG_OP <> 'DELETE' OR EXISTS (SELECT FROM public.users WHERE id = owner)) THEN
		INSERT INTO public.storage_changes (user_id, bytes) VALUES (owner, change);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "jobs_stored" AFTER INSERT OR DELETE OR UPDATE OF "topic", "persona", "objections", "fusion" ON "jobs"
	FOR EACH ROW EXECUTE FUNCTION public.count_stored();--> statement-breakpoint
CREATE TRIGGER "job_materials_stored" AFTER INSERT OR DELETE OR UPDATE OF "text" ON "job_materials"
	FOR EACH ROW EXECUTE FUNCTION public.count_stored();--> statement-breakpoint
CREATE TRIGGER "outputs_stored" AFTER INSERT OR DELETE OR UPDATE OF "content", "citations", "flags", "stance", "checks", "measures" ON "outputs"
	FOR EACH ROW EXECUTE FUNCTION public.count_stored();--> statement-breakpoint
CREATE TRIGGER "output_versions_stored" AFTER INSERT OR DELETE OR UPDATE ON "output_versions"
	FOR EACH ROW EXECUTE FUNCTION public.count_stored();--> statement-breakpoint
CREATE TRIGGER "materials_stored" AFTER INSERT OR DELETE OR UPDATE OF "text" ON "materials"
	FOR EACH ROW EXECUTE FUNCTION public.count_stored();--> statement-breakpoint
CREATE TRIGGER "findings_stored" AFTER INSERT OR DELETE OR UPDATE ON "findings"
	FOR EACH ROW EXECUTE FUNCTION public.count_stored();--> statement-breakpoint
CREATE TRIGGER "source_texts_stored" AFTER INSERT OR DELETE OR UPDATE ON "source_texts"
	FOR EACH ROW EXECUTE FUNCTION public.count_stored();--> statement-breakpoint
INSERT INTO "usage_month_work" ("user_id", "month", "persona_id", "job_id", "output_id")
	SELECT DISTINCT "user_id", to_char("at" AT TIME ZONE 'UTC', 'YYYY-MM'), "persona_id", "job_id", NULL::uuid
		FROM "usage_calls" WHERE "job_id" IS NOT NULL
	UNION
	SELECT "user_id", to_char("at" AT TIME ZONE 'UTC', 'YYYY-MM'), "persona_id", "job_id", "output_id"
		FROM "usage_calls" WHERE "output_id" IS NOT NULL;--> statement-breakpoint
INSERT INTO "usage_months" ("user_id", "month", "persona_id", "persona_name", "last_at", "jobs", "pieces", "calls", "input_tokens",
	"cached_input_tokens", "output_tokens", "uncounted_calls", "cost_picos", "unpriced_calls")
	SELECT "user_id", to_char("at" AT TIME ZONE 'UTC', 'YYYY-MM') AS "of_month", "persona_id",
		(array_agg("persona_name" ORDER BY "at" DESC, "id" DESC))[1], max("at"),
		count(DISTINCT "job_id"), count(DISTINCT ("job_id", "output_id")) FILTER (WHERE "output_id" IS NOT NULL), count(*),
		coalesce(sum("input_tokens"), 0), coalesce(sum("cached_input_tokens"), 0), coalesce(sum("output_tokens"), 0),
		count(*) FILTER (WHERE "input_tokens" IS NULL OR "output_tokens" IS NULL),
		coalesce(sum("cost_picos"), 0), count(*) FILTER (WHERE "cost_picos" IS NULL)
	FROM "usage_calls" GROUP BY "user_id", "of_month", "persona_id";--> statement-breakpoint
CREATE FUNCTION "sum_usage_call"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	of_month text := to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM');
	more_jobs integer := 0;
	more_pieces integer := 0;
BEGIN
	IF NEW.job_id IS NOT NULL THEN
		INSERT INTO public.usage_month_work VALUES (NEW.user_id, of_month, NEW.persona_id, NEW.job_id, NULL) ON CONFLICT DO NOTHING;
		IF FOUND THEN more_jobs := 1; END IF;
	END IF;
	IF NEW.output_id IS NOT NULL THEN
		INSERT INTO public.usage_month_work VALUES (NEW.user_id, of_month, NEW.persona_id, NEW.job_id, NEW.output_id) ON CONFLICT DO NOTHING;
		IF FOUND THEN more_pieces := 1; END IF;
	END IF;
	INSERT INTO public.usage_months AS sums VALUES (NEW.user_id, of_month, NEW.persona_id, NEW.persona_name, NEW.at, more_jobs, more_pieces, 1,
		coalesce(NEW.input_tokens, 0), coalesce(NEW.cached_input_tokens, 0), coalesce(NEW.output_tokens, 0),
		CASE WHEN NEW.input_tokens IS NULL OR NEW.output_tokens IS NULL THEN 1 ELSE 0 END,
		coalesce(NEW.cost_picos, 0), CASE WHEN NEW.cost_picos IS NULL THEN 1 ELSE 0 END)
	ON CONFLICT ON CONSTRAINT usage_months_once DO UPDATE SET
		persona_name = CASE WHEN excluded.last_at >= sums.last_at THEN excluded.persona_name ELSE sums.persona_name END,
		last_at = greatest(sums.last_at, excluded.last_at),
		jobs = sums.jobs + excluded.jobs,
		pieces = sums.pieces + excluded.pieces,
		calls = sums.calls + excluded.calls,
		input_tokens = sums.input_tokens + excluded.input_tokens,
		cached_input_tokens = sums.cached_input_tokens + excluded.cached_input_tokens,
		output_tokens = sums.output_tokens + excluded.output_tokens,
		uncounted_calls = sums.uncounted_calls + excluded.uncounted_calls,
		cost_picos = sums.cost_picos + excluded.cost_picos,
		unpriced_calls = sums.unpriced_calls + excluded.unpriced_calls;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "usage_calls_summed" AFTER INSERT ON "usage_calls" FOR EACH ROW EXECUTE FUNCTION public.sum_usage_call();
