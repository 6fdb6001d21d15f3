/** Names a draft within its job: the attempt at the job that tells it, and the draft's number among those that it tells. */
export const draftKey = (attempt: number, number: number): string => `${attempt}.${number}`;

export const attemptOf = (key: string): number => Number(key.split('.', 1)[0]);
