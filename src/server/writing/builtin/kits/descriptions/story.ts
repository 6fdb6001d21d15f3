import type { DescriptionsKit } from './descriptions-kit.ts';

export const story: DescriptionsKit = {
  titleTail: 'Our opinion, tested',
  short: 'our opinion in plain words, and a fair way to test it.',
  medium:
    'Do you have a story that supports it, or one that does not? Tell it with a place and a date, and let others check it.',
  how: 'To test an opinion: find one story for it and one against. Let whoever was there tell what happened, without commentary, and write it down in their words. Ask what else could explain the outcome. Then narrow the opinion until it fits both stories, and put the narrow version where the wide one was.',
  bullets: [
    'State it once, in words you would use in public.',
    'Bring one story in favour, with a place and a date.',
    'Bring one against it, at full strength.',
    'Keep the version that fits both.',
  ],
};
