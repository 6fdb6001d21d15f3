/** What sets the variants of one format apart. */
export const ANGLES = ['question', 'contrast', 'list', 'story', 'figure'] as const;

export type Angle = (typeof ANGLES)[number];

/** As the user reads it beside the piece. */
export const ANGLE_NAMES: Readonly<Record<Angle, string>> = {
  question: 'A question',
  contrast: 'Two views compared',
  list: 'A checklist',
  story: 'The opinion first',
  figure: 'The figure first',
};

/** Where a format has too few angles for its variants, each further question is another one. */
export const ANOTHER_QUESTION = 'Another question';

export function angleName(angle: Angle, isRepeated: boolean): string {
  return isRepeated && angle === 'question' ? ANOTHER_QUESTION : ANGLE_NAMES[angle];
}

export function angleOf(name: string): Angle {
  return ANGLES.find((angle) => ANGLE_NAMES[angle] === name) ?? 'question';
}
