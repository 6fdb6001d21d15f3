import { job } from './job.ts';
import { material } from './material.ts';
import { output } from './output.ts';
import { persona } from './persona.ts';

/** What an access token that may change an object, but not read it, gets to go on with. None of it is text. */
export const jobReceipt = job.pick({ id: true, status: true }).strict();
export const outputReceipt = output.pick({ id: true, job_id: true, status: true }).strict();
export const personaReceipt = persona.pick({ id: true }).strict();
export const materialReceipt = material.pick({ id: true, kind: true }).strict();
