import { defineSettings } from '../config/define-settings.ts';
import { limitNumber } from '../config/setting-schemas.ts';

export const jobSettings = defineSettings({
  JOBS_PER_DAY: {
    schema: limitNumber(50),
    meaning: 'How many projects a user may start a day (UTC); 0 is no limit.',
    shown: '50',
  },
  JOBS_AT_ONCE: {
    schema: limitNumber(3),
    meaning: 'How many projects of a user run at once; further ones wait in `researching`. 0 is no limit.',
    shown: '3',
  },
  TOKENS_PER_DAY: {
    schema: limitNumber(0, 2_000_000_000),
    meaning:
      'How many tokens models may use for a user a day (UTC), over all processes; pieces that are over it wait for the next day, and new work for a model is refused. 0 is no limit.',
    shown: '0',
  },
});
