import { writingCase } from './writing-case.ts';

/** Languages that the built-in writer has no connecting words for. */
export const LANGUAGE_CASES = [
  writingCase('Japanese with quotations', {
    topic: '日本の中小企業のマーケティング',
    audience: '中小企業の経営者',
    name: '青空商店',
    opinion: '広告より先に、店の前を掃除する。お客様はそこから見ている。',
    sources: [
      {
        kind: 'encyclopaedia',
        title: 'マーケティング',
        quotes: [
          'マーケティングとは、商品やサービスが売れる仕組みを作る活動である。',
          '中小企業は日本の企業数の九割以上を占めている。',
        ],
      },
    ],
  }),
  writingCase('Arabic without sources', {
    topic: 'تسويق المقاهي المحلية',
    audience: 'أصحاب المقاهي',
    opinion: 'الزبون يعود من أجل الاسم الذي تناديه به.',
  }),
  writingCase('German with quotations', {
    topic: 'Preisgestaltung für Handwerksbetriebe',
    audience: 'Meisterinnen und Meister',
    tone: 'professional',
    opinion: 'Wer seine Stunde nicht rechnen kann, soll sie nicht verkaufen.',
    sources: [
      {
        kind: 'encyclopaedia',
        title: 'Preispolitik',
        quotes: [
          'Die Preispolitik umfasst alle Entscheidungen über das Entgelt für eine Leistung.',
          'Handwerksbetriebe kalkulieren häufig mit einem Zuschlag auf die Selbstkosten.',
        ],
      },
    ],
  }),
  writingCase('Spanish without sources', {
    topic: 'Cómo elegir un CRM para una pequeña tienda',
    tone: 'casual',
    opinion: 'El mejor CRM es el que se abre cada mañana.',
  }),
  writingCase('Russian with quotations', {
    topic: 'Маркетинг для кофейни у вокзала',
    opinion: 'Люди на вокзале платят не за кофе, а за две спокойные минуты.',
    sources: [
      {
        kind: 'web',
        title: 'Исследование вокзалов',
        site: 'station.example',
        quotes: ['Пассажир проводит на вокзале в среднем 42 минуты.'],
      },
    ],
  }),
  writingCase('Thai, which has no spaces, and no opinion', { topic: 'การตลาดสำหรับร้านกาแฟเล็กๆในเชียงใหม่' }),
  writingCase('Hindi', {
    topic: 'छोटे शहरों में ऑनलाइन बिक्री',
    opinion: 'भरोसा छूट से सस्ता पड़ता है।',
  }),
  writingCase('Hebrew with an English name in it', {
    topic: 'איך מוכרים יותר עם WhatsApp',
    opinion: 'לקוח שמקבל תשובה תוך דקה לא מחפש מישהו אחר.',
  }),
] as const;
