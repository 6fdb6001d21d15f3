import { v7, validate } from 'uuid';

/** A time-ordered UUID (version 7), so that new rows land at the end of their index. */
export const newId = (): string => v7();

export const isId = (text: string): boolean => validate(text);
