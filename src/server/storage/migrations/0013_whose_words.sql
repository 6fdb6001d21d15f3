ALTER TABLE "job_materials" ADD COLUMN "ours" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "ours" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "ours_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "personas" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "ours" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Notes and files counted as the brand's own until now, links as anybody's.
UPDATE "materials" SET "ours" = true, "ours_chosen" = true WHERE "kind" <> 'link';--> statement-breakpoint
UPDATE "job_materials" SET "ours" = true WHERE "kind" <> 'link';--> statement-breakpoint
UPDATE "sources" SET "ours" = true WHERE "kind" = 'material' AND "url" IS NULL;--> statement-breakpoint
-- Names that the interface gives to notes are no titles, and "Your material" is no site: neither may get into a piece.
UPDATE "job_materials" SET "title" = '' WHERE "kind" = 'note' AND "title" ~ '^Your notes [0-9]+$';--> statement-breakpoint
UPDATE "sources" SET "title" = coalesce(
		(SELECT trim(left(split_part(trim("source_texts"."text"), E'\n', 1), 80)) FROM "source_texts"
			WHERE "source_texts"."user_id" = "sources"."user_id" AND "source_texts"."hash" = "sources"."hash"),
		"title")
	WHERE "kind" = 'material' AND "title" ~ '^Your notes [0-9]+$';--> statement-breakpoint
UPDATE "sources" SET "site" = coalesce(lower(substring("url" from '^https?://(?:www\.)?([^/?#]+)')), '')
	WHERE "kind" = 'material' AND "site" = 'Your material';
