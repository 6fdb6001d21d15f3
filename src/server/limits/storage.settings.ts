import { defineSettings } from '../config/define-settings.ts';
import { limitNumber } from '../config/setting-schemas.ts';
import { MEGABYTE } from './megabyte.ts';

export const storageSettings = defineSettings({
  STORAGE_PER_USER: {
    schema: limitNumber(1_000, 1_000_000).transform((megabytes) => megabytes && megabytes * MEGABYTE),
    meaning:
      'How many MB of text are stored for a user (1 MB is 1,000,000 bytes): projects, research, pieces with their earlier versions, and kept material. At the limit nothing new is started or saved until something is deleted; running projects finish. 0 is no limit.',
    shown: '1000',
  },
  PROJECTS_PER_USER: {
    schema: limitNumber(10_000),
    meaning: 'How many projects are kept for a user; 0 is no limit.',
    shown: '10000',
  },
});
