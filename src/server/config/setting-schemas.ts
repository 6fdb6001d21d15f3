import { z } from 'zod';

/** A whole number from `min` on; the text of the variable is the input. */
export function wholeNumber(fallback: number, min = 0, max = Number.MAX_SAFE_INTEGER) {
  return z.string().default(String(fallback)).transform(Number).pipe(whole(min, max));
}

/** As `wholeNumber`, and null where nothing is set. */
export function numberOrUnset(min: number, max = Number.MAX_SAFE_INTEGER) {
  return z
    .string()
    .transform(Number)
    .pipe(whole(min, max))
    .optional()
    .transform((value) => value ?? null);
}

function whole(min: number, max: number) {
  const rule = max === Number.MAX_SAFE_INTEGER ? `${min} or more` : `from ${min} to ${max}`;
  const error = `must be a whole number, ${rule}`;
  return z.int({ error }).min(min, { error }).max(max, { error });
}

/** As `wholeNumber`, where 0 means that there is no limit, which is null. */
export function limitNumber(fallback: number, max = Number.MAX_SAFE_INTEGER) {
  return wholeNumber(fallback, 0, max).transform((limit) => (limit === 0 ? null : limit));
}

/** Names with commas between, each one of `known`, at least one. */
export function nameList<const Name extends string>(known: readonly Name[], fallback: readonly Name[]) {
  return z
    .string()
    .default(fallback.join(','))
    .transform((text) =>
      text
        .split(',')
        .map((name) => name.trim().toLowerCase())
        .filter(Boolean),
    )
    .pipe(
      z
        .array(z.enum(known, { error: `must be a comma list of ${known.join(', ')}` }))
        .min(1, { error: 'must name at least one' }),
    );
}
