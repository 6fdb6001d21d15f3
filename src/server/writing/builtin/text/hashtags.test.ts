import { describe, expect, it } from 'vitest';
import { hashtagsOf } from './hashtags.ts';

describe('hashtags of a topic', () => {
  it.each([
    ['Launching our new oat ice cream', ['OatIceCream', 'Cream']],
    ['Why our church choir should rehearse on Sundays', ['ChurchChoir', 'Sundays']],
    ['SEO', ['SEO', 'Shorts']],
    ['Come to the 3rd Lantern Walk along the canal!', ['LanternWalk', 'Canal']],
    ['5 mistakes couples make when booking a wedding photographer', ['WeddingPhotographer', 'Mistakes']],
    ['Sales team of the year', ['SalesTeam', 'Year']],
    ['Water meters in Lindenhof will be replaced from 9 March', ['WaterMeters', 'Lindenhof']],
    ['Is creatine safe for women over 50?', ['Creatine', 'Women']],
    ['???', ['Shorts', 'Discussion']],
  ])('name what it names: %j', (topic, tags) => {
    expect(hashtagsOf(topic, true)).toEqual(tags);
  });

  it('are made of its longest words where no grammar is known', () => {
    expect(hashtagsOf('Preisgestaltung für Handwerksbetriebe', false)).toEqual([
      'Handwerksbetriebe',
      'Preisgestaltung',
    ]);
    expect(hashtagsOf('Warum unser Freibad in diesem Jahr erst im Juni öffnet', false)).toEqual(['Freibad', 'Juni']);
    expect(hashtagsOf('Por qué nuestros clientes vuelven los lunes', false)).toEqual(['Clientes', 'Vuelven']);
    expect(hashtagsOf('a'.repeat(500), true)).toEqual(['Shorts', 'Discussion']);
  });
});
