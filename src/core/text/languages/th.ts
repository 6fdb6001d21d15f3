import type { Language } from './language.ts';

/** Thai ends sentences by a blank, which also stands within them: sure where one of these stands before it. */
export const th: Language = {
  id: 'th',
  goOn: 'ดร นาย นาง น.ส พ.ศ ค.ศ ม.ค ก.พ มี.ค เม.ย พ.ค มิ.ย ก.ค ส.ค ก.ย ต.ค พ.ย ธ.ค กทม บจก บมจ จก ถ ซ ต อ จ',
  beforeFigure: '',
  canEnd: 'น ม กม กก ก ซม ล',
  functionWords: '',
  closing: 'ครับ ค่ะ คะ นะคะ นะครับ จ้ะ',
};
