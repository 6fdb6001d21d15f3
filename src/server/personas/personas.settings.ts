import { defineSettings } from '../config/define-settings.ts';
import { limitNumber } from '../config/setting-schemas.ts';

export const personaSettings = defineSettings({
  PERSONA_LIMIT: {
    schema: limitNumber(5),
    meaning: 'How many personas a user may have; 0 is no limit.',
    shown: '5',
  },
});
