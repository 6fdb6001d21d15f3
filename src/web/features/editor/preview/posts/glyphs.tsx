import { icon } from '../../../../components/icon.tsx';

/** What stands below a post anywhere: drawn here, so that none of it comes with the first view. */
export const Reply = icon([
  ['path', { d: 'M12 4a8 7.5 0 0 1 0 15 9 9 0 0 1-3-.5L4.5 20l1-3.6A7.3 7.3 0 0 1 4 11.5 8 7.5 0 0 1 12 4z' }],
]);
export const Again = icon([
  ['path', { d: 'm2.5 9.5 3.5-3.5 3.5 3.5' }],
  ['path', { d: 'M6 6.5V16a2 2 0 0 0 2 2h5' }],
  ['path', { d: 'm21.5 14.5-3.5 3.5-3.5-3.5' }],
  ['path', { d: 'M18 17.5V8a2 2 0 0 0-2-2h-5' }],
]);
export const Heart = icon([['path', { d: 'M12 20 4.8 12.7a4.6 4.6 0 0 1 6.5-6.5l.7.7.7-.7a4.6 4.6 0 0 1 6.5 6.5z' }]]);
export const Send = icon([
  ['path', { d: 'M21 3 10 14' }],
  ['path', { d: 'm21 3-7 18-4-7-7-4z' }],
]);
export const Keep = icon([['path', { d: 'M6 4h12v17l-6-4.5L6 21z' }]]);
export const ThumbUp = icon([
  ['path', { d: 'M7 11v9H4v-9z' }],
  ['path', { d: 'M7 11.5 11 4a2.4 2.4 0 0 1 2.2 3L12.5 10H18a2 2 0 0 1 2 2.4l-1.2 6A2 2 0 0 1 16.8 20H7' }],
]);
export const Picture = icon([
  ['rect', { x: '3', y: '4', width: '18', height: '16', rx: '2' }],
  ['circle', { cx: '8.5', cy: '9.5', r: '1.5' }],
  ['path', { d: 'm4 18 5-5 3 3 4-4.5 4.5 5' }],
]);
export const Sound = icon([
  ['path', { d: 'M4 10v4h3l4.5 4V6L7 10z' }],
  ['path', { d: 'M15.5 9.5a3.5 3.5 0 0 1 0 5' }],
]);
