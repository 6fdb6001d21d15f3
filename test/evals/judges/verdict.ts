/** What a judge found: how much it looked at, and what was wrong, each as a line that tells where. */
export interface Verdict {
  readonly checked: number;
  readonly faults: readonly string[];
}

export function together(verdicts: readonly Verdict[]): Verdict {
  return {
    checked: verdicts.reduce((sum, { checked }) => sum + checked, 0),
    faults: verdicts.flatMap(({ faults }) => faults),
  };
}

/** One fault or none, of one thing looked at. */
export function single(isRight: boolean, fault: string): Verdict {
  return { checked: 1, faults: isRight ? [] : [fault] };
}
