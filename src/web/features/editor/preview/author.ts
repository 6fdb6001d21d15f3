import { createContext } from 'react';

/** Who the pieces of a job speak for, by name: the persona as it was when the job began. */
export const AuthorContext = createContext('');
