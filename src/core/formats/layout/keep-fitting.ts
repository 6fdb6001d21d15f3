interface Room {
  readonly most: number;
  fits(text: string): boolean;
}

/** Of too many texts the first that fit; where those are too few, all that stand first. */
export function keepFitting(texts: readonly string[], { most, fits }: Room): readonly string[] {
  if (texts.length <= most) return texts;
  const fitting = texts.filter(fits).slice(0, most);
  const spare = texts.filter((text) => !fits(text)).slice(0, most - fitting.length);
  return texts.filter((text) => fitting.includes(text) || spare.includes(text)).slice(0, most);
}
