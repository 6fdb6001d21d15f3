CREATE TABLE "materials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"persona_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"url" text,
	"file_name" text,
	"author" text,
	"published_at" text,
	"language" text,
	"text" text NOT NULL,
	"characters" integer NOT NULL,
	"shortened" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_materials" ALTER COLUMN "text" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job_materials" ADD COLUMN "kind" text DEFAULT 'note' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_materials" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "job_materials" ADD COLUMN "material_id" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "research_options" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "research_from_id" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "research_from_topic" text;--> statement-breakpoint
ALTER TABLE "outputs" ADD COLUMN "citations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "outputs" ADD COLUMN "flags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "findings" ADD COLUMN "searches" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "also" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "materials_of_user" ON "materials" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "job_materials" ADD CONSTRAINT "job_materials_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "material_id" uuid;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_of_material" ON "idempotency_keys" USING btree ("material_id");--> statement-breakpoint
CREATE INDEX "job_materials_kept" ON "job_materials" USING btree ("material_id") WHERE material_id is not null;--> statement-breakpoint
CREATE INDEX "jobs_of_research" ON "jobs" USING btree ("research_from_id") WHERE research_from_id is not null;--> statement-breakpoint
-- Sources of earlier versions had no hash: SHA-256 of the text, as `hashOf` makes it.
UPDATE "sources" SET "hash" = encode(sha256(convert_to("text", 'UTF8')), 'hex');--> statement-breakpoint
-- Claims of earlier versions had an id, a source and a quote. `start` counts UTF-16 code units: what lies beyond U+FFFF is two.
UPDATE "findings" SET "ledger" = coalesce((
	SELECT jsonb_agg(
		jsonb_build_object(
			'claim', entry->>'quote',
			'start', coalesce(length(before) + length(regexp_replace(before, '[\u0001-\uffff]', '', 'g')), 0),
			'contradicts', '[]'::jsonb
		) || entry ORDER BY place)
	FROM jsonb_array_elements("ledger") WITH ORDINALITY AS claims(entry, place)
	LEFT JOIN LATERAL (
		SELECT left("text", greatest(strpos("text", entry->>'quote') - 1, 0)) AS before
		FROM "sources" WHERE "sources"."job_id" = "findings"."job_id" AND "sources"."id" = entry->>'source_id'
	) AS quoted ON true
), '[]'::jsonb);
