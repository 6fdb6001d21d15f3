/** Words, what they are counted in, and how many of it one is. */
export type UnitRow = readonly [words: string, base: string, factor: number];

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** Words for spans of time; months and years have no fixed number of days. */
export const TIME_WORDS: readonly UnitRow[] = [
  ['second seconds sec secs sekunde sekunden seconde secondes segundo segundos secondo secondi seconden', 's', 1],
  ['sekunda sekundy sekund секунда секунды секунд', 's', 1],
  ['minute minutes min mins minuten minuto minutos minuti minuut minuta minuty minut минута минуты минут', 's', MINUTE],
  ['hour hours hr hrs stunde stunden heure heures hora horas ora ore uur uren', 's', HOUR],
  ['godzina godziny godzin час часа часов', 's', HOUR],
  ['day days tag tage tagen jour jours dia dias día días giorno giorni dag dagen', 's', DAY],
  ['dzień dni день дня дней', 's', DAY],
  ['week weeks woche wochen semaine semaines semana semanas settimana settimane weken', 's', 7 * DAY],
  ['tydzień tygodnie tygodni неделя недели недель', 's', 7 * DAY],
  ['month months monat monate monaten mois mes meses mese mesi mês maand maanden', 'month', 1],
  ['miesiąc miesiące miesięcy месяц месяца месяцев', 'month', 1],
  ['year years yr yrs jahr jahre jahren ans année années año años ano anos anno anni jaar jaren', 'month', 12],
  ['rok lata lat год года лет', 'month', 12],
  ['decade decades jahrzehnt jahrzehnte jahrzehnten décennies décadas decenni decennia', 'month', 120],
];

/** Spans of time that stand behind digits alone. */
export const TIME_SIGNS: readonly UnitRow[] = [
  ['秒 秒間 秒钟 秒鐘 ثانية ثوان ثواني', 's', 1],
  ['分 分間 分钟 分鐘 دقيقة دقائق', 's', MINUTE],
  ['時間 小时 小時 个小时 個小時 ساعة ساعات', 's', HOUR],
  ['日間 天 يوم يوما أيام', 's', DAY],
  ['週間 周 週 个星期 星期 أسبوع أسابيع', 's', 7 * DAY],
  ['か月 ヶ月 カ月 ヵ月 か月間 ヶ月間 个月 個月 شهر أشهر', 'month', 1],
  ['年 年間 سنة سنوات عام أعوام', 'month', 12],
];

/** Days of work in one word; two of them are no 48 hours. */
export const WORKDAYS = 'werktag werktage werktagen arbeitstag arbeitstage arbeitstagen werkdag werkdagen';

export const MEASURE_WORDS: readonly UnitRow[] = [
  ['kg kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogrammen kilogrammi kilogramo', 'g', 1_000],
  [
    'kilogramos chilo chili chilogrammo chilogrammi quilo quilos quilograma quilogramas kilogramów kilogramy',
    'g',
    1_000,
  ],
  ['кг килограмм килограмма килограммов キログラム 公斤 千克 كغ كجم كيلوغرام كيلوجرام', 'g', 1_000],
  // Of weight or of way.
  ['キロ', 'g|m', 1_000],
  ['gram grams gramm gramme grammes gramo gramos grammo grammi grama gramas gramów gramy グラム 克 غرام', 'g', 1],
  ['tonne tonnes tons ton tonnen tonelada toneladas tonnellata tonnellate tona tony トン 吨 噸 公吨 طن', 't', 1],
  ['lb lbs', 'lb', 1],
  ['ounces ounce oz unze unzen onces onza onzas oncia onça onças ons uncja uncje uncji', 'oz', 1],
  ['km kilometre kilometres kilometer kilometers kilometern kilomètre kilomètres kilómetro kilómetros', 'm', 1_000],
  ['kilometros chilometro chilometri quilómetro quilómetros quilometro quilometros', 'm', 1_000],
  ['kilometr kilometry kilometrów kilometra км километр километра километров', 'm', 1_000],
  ['キロメートル 公里 千米 كم كيلومتر كيلومترا كيلومترات', 'm', 1_000],
  ['metre metres meter meters metern mètre mètres metro metros metri metr metry metrów', 'm', 1],
  ['метр метра метров メートル 米 公尺 متر مترا أمتار', 'm', 1],
  ['cm centimetre centimetres centimeter centimeters zentimeter zentimetern centimètre centimètres', 'm', 0.01],
  ['centímetro centímetros centimetro centimetri centymetr centymetry centymetrów', 'm', 0.01],
  ['см センチ センチメートル 厘米 公分 سم سنتيمتر', 'm', 0.01],
  ['mm millimetre millimetres millimeter millimeters millimetern millimètre millimètres milímetro', 'm', 0.001],
  ['milímetros millimetro millimetri milimetr milimetry milimetrów мм ミリ ミリメートル 毫米 公厘', 'm', 0.001],
  ['mile miles meile meilen milla millas miglio miglia milha milhas mijl mijlen マイル 英里 ميل أميال', 'mile', 1],
  ['feet foot ft fuß pied pieds piede piedi pé pés voet stopa stopy stóp フィート 英尺 قدم', 'foot', 1],
  ['inch inches zoll pouce pouces pulgada pulgadas pollice pollici polegada polegadas cali インチ 英寸', 'inch', 1],
  ['litre litres liter liters litern litro litros litri litr litry litrów л литр литра литров', 'l', 1],
  ['リットル 升 公升 لتر لترا', 'l', 1],
  ['ml millilitre millilitres milliliter milliliters millilitern mililitro mililitros millilitro', 'l', 0.001],
  ['millilitri mililitr mililitrów мл ミリリットル 毫升', 'l', 0.001],
  ['kb kilobyte kilobytes', 'byte', 1e3],
  ['mb megabyte megabytes', 'byte', 1e6],
  ['gb gigabyte gigabytes', 'byte', 1e9],
  ['tb terabyte terabytes', 'byte', 1e12],
  ['kwh kilowatt-hour kilowatt-hours kilowattstunde kilowattstunden kilowattheures', 'kwh', 1],
  ['mwh megawatt-hour megawatt-hours megawattstunde megawattstunden', 'kwh', 1_000],
  ['watt watts', 'w', 1],
  ['kw kilowatt kilowatts', 'w', 1_000],
  ['mw megawatt megawatts', 'w', 1e6],
  ['gw gigawatt gigawatts', 'w', 1e9],
  ['°c', 'celsius', 1],
  ['°f', 'fahrenheit', 1],
  ['km/h kph kmh km/u stundenkilometer stundenkilometern', 'km/h', 1],
  ['mph', 'mph', 1],
  ['ms millisecond milliseconds millisekunde millisekunden', 's', 0.001],
];

/** Short signs that are letters elsewhere: only right behind digits. */
export const SIGN_WORDS: readonly UnitRow[] = [
  ['s', 's', 1],
  ['h', 's', HOUR],
  ['g', 'g', 1],
  ['m', 'm', 1],
  ['l', 'l', 1],
  ['t', 't', 1],
  ['w', 'w', 1],
];
