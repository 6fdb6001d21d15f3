import { describe, expect, it } from 'vitest';
import { readsAsEnglish } from './language.ts';

describe('whether English words fit beside a topic', () => {
  it.each([
    'SEO',
    'How to price a workshop',
    'Café openings',
    'Beyoncé tour merchandise',
    '🎉 Launch party',
    '???',
    '2026',
  ])('yes beside %j', (topic) => {
    expect(readsAsEnglish(topic, [])).toBe(true);
  });

  it.each([
    '日本の中小企業のマーケティング',
    'تسويق المقاهي المحلية',
    'Маркетинг для кофейни',
    'Preisgestaltung für Handwerksbetriebe',
    'Cómo elegir un CRM para una tienda',
    'Pourquoi nos clients partent',
    'Waarom klanten vertrekken en hoe wij dat zien',
    'Kündigungsfristen Mietwohnungen',
  ])('no beside %j', (topic) => {
    expect(readsAsEnglish(topic, [])).toBe(false);
  });

  it('asks the material where the topic does not tell', () => {
    expect(readsAsEnglish('Marketing Konzept', ['Die Kunden sind nicht mit dem Preis zufrieden.'])).toBe(false);
    expect(readsAsEnglish('Kraków walking tours', ['The tours are booked by more people than before.'])).toBe(true);
  });
});
