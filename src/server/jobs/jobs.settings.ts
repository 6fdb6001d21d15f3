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
});
