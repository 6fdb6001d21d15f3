import type { Angle } from '../angles/angle.ts';
import type { Place } from '../lines/place.ts';

const place = (heading: string, label: string, gap: string): Place => ({ heading, label, gap });

/**
 * What an outline of one angle asks its author for, beside what the kind of the topic asks. No two angles ask alike, since
 * siblings differ in angle. The first of each is the one that keeps the angle's promise; any of them may stand alone.
 */
export const ANGLE_PLACES: Readonly<Record<Angle, readonly [Place, Place, Place]>> = {
  question: [
    place('What do people ask us?', 'Question', 'the question you hear most, in the words people use'),
    place('What do we tell them?', 'Answer', 'what you tell people who ask you about it'),
    place('What would we like to know?', 'Own question', 'what you would like to find out about it yourself'),
  ],
  contrast: [
    place('Who sees it differently?', 'Other view', 'what somebody says who disagrees with you, word for word'),
    place('Where is it the other way round?', 'Counter-case', 'a case in which it was the other way round'),
    place('What would settle it?', 'Test', 'what would have to happen for both sides to agree'),
  ],
  list: [
    place('What is on your own list?', 'Own list', 'your own list on {topic}, a few words for each point'),
    place('Which point matters most?', 'Main point', 'the point you would keep if there were room for only one'),
    place('Which point gets forgotten?', 'Forgotten', 'the point that people forget, and an example of it'),
  ],
  story: [
    place('How did it come to that?', 'Origin', 'how you came to think so: where you were and who said what'),
    place('What bears it out?', 'In favour', 'a case that bears it out, told in a few sentences'),
    place('What speaks against it?', 'Against', 'a case that speaks against it, and what you learned from it'),
  ],
  figure: [
    place('What is your own number?', 'Own figure', 'a number of your own on {topic}, with its unit and date'),
    place('How was it counted?', 'Count', 'how you counted, and over which stretch of time'),
    place('What was it a year ago?', 'Last year', 'the same number one year earlier, if you have it'),
  ],
};
