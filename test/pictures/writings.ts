/** Content that is not English, and words that no line holds. */
interface Writing {
  readonly user: string;
  readonly persona: { readonly name: string; readonly business_description: string };
  readonly topic: string;
  readonly opinion: string;
  readonly language: string | null;
  /** Sentences that pieces are made of. */
  readonly post: string;
  readonly paragraph: string;
}

export const ARABIC: Writing = {
  user: 'ليلى حداد',
  persona: { name: 'مكتب المرفأ', business_description: 'أصحاب المتاجر الصغيرة في المدن' },
  topic: 'لماذا يحسم الأسبوع الرابع بقاء العملاء الجدد، وكيف نستعد له (Onboarding 2026)',
  opinion: 'رسائل البريد الترحيبية مسرحية لا أكثر. مكالمة واحدة في الأسبوع الرابع هي التي تُبقي العميل.',
  language: 'ar',
  post: 'مكالمة واحدة في الأسبوع الرابع خير من عشر رسائل. اسأل العميل: ما الذي لم ينجح معك بعد؟ #تسويق',
  paragraph:
    'في الأسبوع الرابع يقرر العميل إن كان سيبقى أم سيرحل. معظم الفرق ترسل رسائل آلية، بينما يكفي أن يتصل شخص واحد ويسأل سؤالًا واحدًا واضحًا عن العمل الذي لم يكتمل بعد.',
};

export const CHINESE: Writing = {
  user: '陈晓雨',
  persona: { name: '海港书房', business_description: '小型零售店的经营者' },
  topic: '为什么第四周决定新客户的去留：软件公司的入门引导应该怎么做，才能在第一年减少流失',
  opinion: '欢迎邮件只是表演。真正留住客户的，是第四周的那一通电话。',
  language: 'zh',
  post: '第四周的一通电话，胜过十封欢迎邮件。问客户一句：还有哪一步没有走通？ #客户成功',
  paragraph:
    '到了第四周，客户会决定是留下还是离开。多数团队依靠自动邮件，其实只要有一个人打电话，问清楚哪一步没有完成，就足够了。把这通电话写进日历，而不是写进流程图。',
};

const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const ADDRESS = `https://example.test/${'a-path-without-any-end/'.repeat(5)}?${'x'.repeat(60)}`;

export const LONG_WORDS: Writing = {
  user: `Anna-${'Maria'.repeat(9)} Example`,
  persona: { name: WORD, business_description: `${WORD} und Pneumonoultramicroscopicsilicovolcanoconiosis` },
  topic: `${WORD}: ${'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(2)} ${ADDRESS}`,
  opinion: `${WORD}${WORD} ist kein Wort. ${ADDRESS}`,
  language: null,
  post: `${WORD} ${ADDRESS}`,
  paragraph: `${WORD} ${ADDRESS} ${WORD}${WORD} and a few words that fit.`,
};
