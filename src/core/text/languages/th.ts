import type { Language } from './language.ts';

/** Thai ends sentences by a blank, which is also within them: sure where one of these precedes it. */
export const th: Language = {
  id: 'th',
  goOn: 'ดร นาย นาง น.ส รศ ผศ ศ นพ พญ พล.อ พ.ต.อ ม.ร.ว พ.ร.บ ส.ส ส.ว พ.ศ ค.ศ ม.ค ก.พ มี.ค เม.ย พ.ค มิ.ย ก.ค ส.ค ก.ย ต.ค พ.ย ธ.ค กทม บจก บมจ จก ถ ซ ต อ จ โทร',
  beforeFigure: '',
  canEnd: 'น ม กม กก ก ซม ล ชม มม มล ตร.ม ตร.กม',
  functionWords: '',
  closing: 'ครับ ค่ะ คะ นะคะ นะครับ จ้ะ',
};
