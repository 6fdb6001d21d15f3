ALTER TABLE "output_versions" ADD COLUMN "outline_sources" integer;--> statement-breakpoint
ALTER TABLE "outputs" ADD COLUMN "outline_sources" integer;--> statement-breakpoint
-- Outlines had a first line in their text: "Outline: 2 sources, 3 gaps". It goes, and what it said of sources is kept beside the text.
CREATE FUNCTION "outline_label"("content" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT "label" FROM (SELECT substring("content" from '^Outline: \d{1,4} sources?, \d{1,4} gaps?\n\n?') AS "label") "read"
	WHERE substr("content", length("label") + 1) ~ '\S'
$$;--> statement-breakpoint
-- Places counted from the label on.
CREATE FUNCTION "checks_moved"("checks" jsonb, "by" integer) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT AS $$
	SELECT coalesce(jsonb_agg(jsonb_set("one", '{spans}', (
		SELECT coalesce(jsonb_agg(jsonb_build_object('start', ("span"->>'start')::integer - "by", 'end', ("span"->>'end')::integer - "by") ORDER BY "at"), '[]')
		FROM jsonb_array_elements("one"->'spans') WITH ORDINALITY AS "spans"("span", "at")
	)) ORDER BY "place"), '[]')
	FROM jsonb_array_elements("checks") WITH ORDINALITY AS "all"("one", "place")
$$;--> statement-breakpoint
UPDATE "output_versions" SET
	"content" = substr("content", length("outline_label"("content")) + 1),
	"outline_sources" = substring("content" from '\d+')::integer,
	"checks" = "checks_moved"("checks", length("outline_label"("content")))
WHERE starts_with("content", 'Outline: ') AND "outline_label"("content") IS NOT NULL;--> statement-breakpoint
-- The text is another one, so whoever edits the one before is told so.
UPDATE "outputs" SET
	"content" = substr("content", length("outline_label"("content")) + 1),
	"outline_sources" = substring("content" from '\d+')::integer,
	"checks" = "checks_moved"("checks", length("outline_label"("content"))),
	"revision" = "revision" + 1
WHERE starts_with("content", 'Outline: ') AND "outline_label"("content") IS NOT NULL;--> statement-breakpoint
DROP FUNCTION "checks_moved"(jsonb, integer);--> statement-breakpoint
DROP FUNCTION "outline_label"(text);
