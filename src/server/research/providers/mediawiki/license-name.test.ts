import { expect, test } from 'vitest';
import { licenseName } from './license-name.ts';

test.each([
  [{ url: 'https://creativecommons.org/licenses/by-sa/4.0/', text: 'Creative Commons …' }, 'CC BY-SA 4.0'],
  [{ url: 'http://creativecommons.org/licenses/by-nc-sa/3.0/deed.de', text: '' }, 'CC BY-NC-SA 3.0'],
  [{ url: 'https://creativecommons.org/publicdomain/zero/1.0/', text: '' }, 'CC0 1.0'],
  [{ url: 'https://www.gnu.org/licenses/fdl-1.3.html', text: ' GNU FDL ' }, 'GNU FDL'],
  [{ url: '', text: '' }, null],
  [{ url: null, text: null }, null],
  [{}, null],
])('the licence of %j is %s', (rights, name) => {
  expect(licenseName(rights)).toBe(name);
});
