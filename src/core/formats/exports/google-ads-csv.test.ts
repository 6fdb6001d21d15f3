import { describe, expect, it } from 'vitest';
import { SOUND_GOOGLE_AD } from '../../../../test/support/sound-parts.ts';
import { toGoogleAdsCsv } from './google-ads-csv.ts';

const PLACE = { campaign: 'Spring', adGroup: 'Onboarding' };

/** Cells of the two lines that a file without line breaks in its cells has, by their column. */
function readAd(csv: string): Map<string, string> {
  const [names = [], cells = []] = csv
    .replace(/^\ufeff/, '')
    .split('\r\n')
    .map((line) =>
      Array.from(
        line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g),
        ([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare,
      ),
    );
  return new Map(names.map((name, at) => [name, cells[at] ?? '']));
}

describe('a search ad for Google Ads Editor', () => {
  it('has a column for each field that Google has, in the file’s first row', () => {
    const [header = ''] = toGoogleAdsCsv(SOUND_GOOGLE_AD, PLACE).split('\r\n');
    const headlines = Array.from({ length: 15 }, (_, at) => `Headline ${at + 1}`);
    expect(header).toBe(
      `\ufeffCampaign,Ad group,${headlines.join(',')},Description 1,Description 2,Description 3,Description 4,Path 1,Path 2,Final URL`,
    );
  });

  it('carries every asset in its own cell', () => {
    const ad = readAd(toGoogleAdsCsv(SOUND_GOOGLE_AD, { ...PLACE, finalUrl: 'https://example.com/calls' }));
    expect([ad.get('Campaign'), ad.get('Ad group'), ad.get('Final URL')]).toEqual([
      'Spring',
      'Onboarding',
      'https://example.com/calls',
    ]);
    expect([1, 10, 11].map((at) => ad.get(`Headline ${at}`))).toEqual([
      SOUND_GOOGLE_AD.headlines[0],
      SOUND_GOOGLE_AD.headlines[9],
      '',
    ]);
    expect(ad.get('Description 2')).toBe(SOUND_GOOGLE_AD.descriptions[1]);
    expect([ad.get('Path 1'), ad.get('Path 2')]).toEqual(SOUND_GOOGLE_AD.paths);
  });

  it('leaves out what is still to be filled in or checked', () => {
    const ad = readAd(
      toGoogleAdsCsv(
        {
          headlines: ['[Add: the price]', 'Call first', 'Saves [Check: 31 %]'],
          descriptions: [],
          paths: ['[Add: topic]'],
        },
        PLACE,
      ),
    );
    expect([ad.get('Headline 1'), ad.get('Headline 2'), ad.get('Path 1')]).toEqual(['Call first', '', '']);
  });
});
