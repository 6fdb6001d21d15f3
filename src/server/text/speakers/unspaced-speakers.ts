import type { Setting } from './setting.ts';

/** The one who is named beside words in Japanese, Chinese or Thai, whose names no capital tells; null where nobody is. */
export function unspacedSpeaker(setting: Setting): string | null {
  return japaneseSpeaker(setting) ?? chineseSpeaker(setting) ?? thaiSpeaker(setting);
}

const JAPANESE_NAME = String.raw`(?<name>\p{Script=Han}{2,5}?(?:(?!さん|くん|ちゃん|さま)\p{Script=Hiragana}{2,4}(?=さん|氏|[はがも]))?|[\p{Script=Katakana}ー]{2,12}(?:[・＝][\p{Script=Katakana}ー]{2,12}){0,2}|\p{Script=Han}{1,3}[\p{Script=Katakana}ー]{2,5})`;
/** "店長の", "A社の": whose post it is, or which. */
const JAPANESE_POST = String.raw`(?:[^「」『』。、，\s]{1,24}[ので]|[\p{Script=Han}]{1,8}・)?`;
const JAPANESE_TITLE = String.raw`(?:さん|氏|社長|会長|代表|店長|部長|課長|教授|准教授|博士|監督|選手|先生|議員|知事|市長|町長|村長|大臣|首相|様|くん|ちゃん|[A-Z]{2,4})?`;
const JAPANESE_SUBJECT = String.raw`${JAPANESE_POST}${JAPANESE_NAME}${JAPANESE_TITLE}(?:（[^（）]{1,20}）)?`;
const JAPANESE_BEHIND = new RegExp(String.raw`^(?:と|って)、?${JAPANESE_SUBJECT}[はがも]`, 'u');
const JAPANESE_BEFORE = new RegExp(
  String.raw`(?:^|[。、」』\s])${JAPANESE_SUBJECT}[はが](?:[^。「」『』]{0,40})$`,
  'u',
);
const JAPANESE_CREDITED = new RegExp(
  String.raw`(?:^|[。、」』\s])${JAPANESE_SUBJECT}に(?:よると|よれば|とって)[^。「」『』]{0,20}$`,
  'u',
);
/** Who is named by what they are alone: "担当者", "広報", "同社". */
const JAPANESE_ROLE =
  /(?:[者員長側師家客々達人方社店会部課局省庁所官民班係]|広報|同氏|本人|彼|彼女|私|僕|自分|母|父|妻|夫|代表|監督|教授|首相|知事|今回|今日|今年|昨年|現在)$/u;
const JAPANESE_QUOTED = /^(?:と|って)/u;
const JAPANESE_GOES_ON = /^(?:と|とも)(?:続け|付け加え|つけ加え|話し|話す|語|述べ|言|振り返|笑)/u;

function japaneseSpeaker({ lead, tail, language }: Setting): string | null {
  if (language !== 'ja') return null;
  const before = JAPANESE_QUOTED.test(tail) ? JAPANESE_BEFORE.exec(lead) : null;
  const name = (JAPANESE_BEHIND.exec(tail) ?? JAPANESE_CREDITED.exec(lead) ?? before)?.groups?.['name'];
  return name === undefined || JAPANESE_ROLE.test(name) ? null : name;
}

/** Whether Japanese words go on with the speaker before, who is not named again: "「…」と続けた". */
export function goesOnUnnamed(tail: string): boolean {
  return JAPANESE_GOES_ON.test(tail);
}

/** The usual ones; nothing else tells a name from other words. */
const FAMILY_NAMES =
  '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏窦章云苏潘葛奚范彭郎鲁韦马苗凤方俞任袁柳鲍史唐费廉岑薛雷贺倪汤滕殷罗毕郝安常乐于傅皮卞齐康伍余元顾孟黄穆萧尹姚邵汪祁毛狄米贝明戴谈宋庞熊纪舒屈项祝董梁杜阮蓝闵席季贾江童郭梅林钟徐邱骆高夏蔡田樊胡凌霍万柯卢莫房丁邓单洪包左石崔吉龚程邢裴陆荣翁甄曲封储靳段巫焦牧车侯全班秋仲宫宁仇甘祖武刘景龙叶幸黎白蒲卓池乔闻翟谭劳姬申冉桑桂牛尚温庄晏柴瞿阎慕连艾易廖终居衡耿满文匡国寇广欧沃利越隆师巩聂晁敖冷辛阚简饶曾沙关游权益桓公肖涂付代岳趙錢孫吳鄭馮陳衛蔣韓楊許呂張嚴謝鄒蘇範魯韋馬鳳畢羅樂齊顧黃蕭龐紀項藍閔賈鐘駱萬盧鄧單龔陸榮劉葉龍喬譚溫莊連聶簡饒關';
const TWO_SIGN_FAMILY =
  '欧阳|太史|端木|上官|司马|东方|独孤|南宫|诸葛|闻人|尉迟|公孙|慕容|司徒|夏侯|皇甫|令狐|歐陽|司馬|諸葛';
/** Signs that hardly any given name has, and many a word behind a name. */
const NO_NAME =
  '说說道表称稱指认認问問答写寫则則也都又还還就却卻在对對向和与與及把被让讓将將曾已再当當笑是的了着得地们們有不没沒回透告介强強补補坦直解提感看觉覺先女给給来來去从從因为為而但且';
const CHINESE_NAME = String.raw`(?<name>(?:${TWO_SIGN_FAMILY}|[${FAMILY_NAMES}])(?![${NO_NAME}])(?:[^\P{Script=Han}${NO_NAME}]{2}|[^\P{Script=Han}${NO_NAME}])|\p{Script=Han}{2,5}·\p{Script=Han}{2,5})`;
const LONGEST_USUAL_NAME = 3;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const CHINESE_SAYS =
  '说|說|道|表示|称|稱|指出|认为|認為|问|問|答|写道|寫道|坦言|强调|強調|补充|補充|回忆|回憶|介绍|介紹|解释|解釋|透露|告诉|告訴|提到|提醒|回应|回應|直言|感叹|感嘆|形容|评价|評價|宣布|宣佈|承认|承認|警告|呼吁|呼籲|笑';
const CHINESE_ADVERB = String.raw`[^，。、；：！？“”「」\n]{0,8}?`;
const CHINESE_SUBJECT = new RegExp(
  String.raw`${CHINESE_NAME}(?:先生|女士|教授|博士|老师|老師|经理|經理|主任|局长|局長)?(?:（[^（）]{1,20}）)?${CHINESE_ADVERB}(?:${CHINESE_SAYS})`,
  'gu',
);
/** "公司副总经理周建平说": the name right before the verb, behind a post. */
const NAME_AT_VERB = new RegExp(
  String.raw`(?<=[理长長任员員师師人事席授士生监監官])${CHINESE_NAME}(?:${CHINESE_SAYS})$`,
  'u',
);
const CHINESE_BEHIND = /^[，,]?\s?[^，。、；：！？“”「」\n]{2,24}/u;
const CHINESE_CREDITED = new RegExp(
  String.raw`(?:据|據|按照?|在|用|对|對)${CHINESE_NAME}(?:介绍|介紹|的话|的話|的说法|的說法|看来|看來|所说|所說|来说|來說|而言)`,
  'u',
);

function chineseSpeaker({ lead, tail, language }: Setting): string | null {
  if (language === 'ja' || !/\p{Script=Han}/u.test(lead + tail)) return null;
  const behind = lastSubject(CHINESE_BEHIND.exec(tail)?.[0] ?? '');
  if (behind !== null) return behind;
  const clause = lead.split(/[。！？；“”「」\n]/u).at(-1) ?? '';
  return lastSubject(clause) ?? CHINESE_CREDITED.exec(clause)?.groups?.['name'] ?? null;
}

function lastSubject(clause: string): string | null {
  const match = Array.from(clause.matchAll(CHINESE_SUBJECT)).at(-1);
  const nearest = match && NAME_AT_VERB.exec(match[0])?.groups?.['name'];
  if (nearest !== undefined) return nearest;
  const name = match?.groups?.['name'];
  if (match === undefined || name === undefined) return null;
  // "张伟摇摇头说": the third sign may belong to the word behind.
  const isWhole = name.length !== LONGEST_USUAL_NAME || endsWord(clause, match.index + name.length);
  return isWhole ? name : name.slice(0, -1);
}

function endsWord(clause: string, at: number): boolean {
  if (clause.charAt(at - 1) === clause.charAt(at)) return false;
  return segmenter.segment(clause).containing(at)?.index === at;
}

const THAI_TITLES = String.raw`(?:นางสาว|นาง|นาย|คุณ|ดร\.)`;
const THAI_TITLE = new RegExp(`^${THAI_TITLES}`, 'u');
const THAI_SAYS = '(?:กล่าว|บอก|เผย|ระบุ|เล่า|ยืนยัน|ชี้|อธิบาย|เสริม|ถาม|พูด|ย้ำ|มอง|เห็น|เรียก|แถลง)';
const THAI_WORD = String.raw`[\p{Script=Thai}.]{1,30}`;
/** Two words, or one behind a title. */
const THAI_NAME = String.raw`(?<name>${THAI_WORD} ${THAI_WORD}?|${THAI_TITLES}${THAI_WORD}?(?= ?${THAI_SAYS}))`;
const THAI_BEHIND = new RegExp(String.raw`^\s?${THAI_NAME}(?: \p{Script=Thai}{0,30})??${THAI_SAYS}`, 'u');
/** A verb of its own, or behind a post, stands after the two words of a name. */
const THAI_BEFORE = new RegExp(
  String.raw`(?:^|\s)${THAI_NAME}(?: \p{Script=Thai}{0,30}?)??${THAI_SAYS}(?:[\p{Script=Thai} ]{0,40}):?\s?$`,
  'u',
);

function thaiSpeaker({ lead, tail }: Setting): string | null {
  if (!/\p{Script=Thai}/u.test(lead + tail)) return null;
  const name = (THAI_BEHIND.exec(tail) ?? THAI_BEFORE.exec(lead))?.groups?.['name']?.replace(THAI_TITLE, '').trim();
  return name === undefined || name === '' ? null : name;
}
