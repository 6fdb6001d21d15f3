import { z } from 'zod';
import { WRITING_MODES } from '../../core/contracts/job.ts';
import { defineSettings } from '../config/define-settings.ts';
import { limitNumber, numberOrUnset } from '../config/setting-schemas.ts';
import { DEFAULT_TOKENS_PER_DAY, MOST_TOKENS_PER_DAY } from '../usage/tokens-per-day.ts';

const mode = z
  .string()
  .default('best')
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.enum(WRITING_MODES, { error: 'WRITING_MODE must be best or fast' }));

export const jobSettings = defineSettings({
  WRITING_MODE: {
    schema: mode,
    meaning:
      'How a model writes unless a project says otherwise: best plans a project, then drafts, edits and checks the facts of each piece; fast plans and drafts each piece in one call, then checks the facts, for about half the money.',
    shown: 'best',
  },
  JOBS_PER_DAY: {
    schema: limitNumber(50),
    meaning:
      'How many projects a user may start a day (UTC), whoever writes them. Deleting a project gives none back. Writing pieces again, adding pieces and style profiles start no project: TOKENS_PER_DAY bounds them. 0 is no limit.',
    shown: '50',
  },
  JOBS_AT_ONCE: {
    schema: limitNumber(3),
    meaning: 'How many projects of a user run at once; further ones wait in `researching`. 0 is no limit.',
    shown: '3',
  },
  TOKENS_PER_DAY: {
    // See `tokensPerDay`, which knows the models as well.
    schema: numberOrUnset(0, MOST_TOKENS_PER_DAY),
    meaning:
      'How many tokens models may use for a user a day (UTC), over all processes and for every call: research, plans, drafts, edits, fact checks, writing again, style profiles. Pieces that no longer fit wait for the next day, and new work for a model is refused. A model costs nothing when it runs on this machine or its own network, or has the price 0 in LLM_PRICES; with any other one the default is a limit. 0 is no limit.',
    shown: `${DEFAULT_TOKENS_PER_DAY} with a model that may cost money, else 0`,
  },
});
