import { defineSettings } from '../config/define-settings.ts';
import { limitNumber } from '../config/setting-schemas.ts';

export const materialSettings = defineSettings({
  UPLOADS_PER_DAY: {
    schema: limitNumber(200),
    meaning:
      'How many links and files are read for a user a day (UTC), those that are kept and the links of new projects together; 0 is no limit.',
    shown: '200',
  },
});
