import type { Angle } from '../angles/angle.ts';
import type { Place } from '../lines/place.ts';

/** What an outline of one angle asks its author for, beside what the kind of the topic asks; `{topic}` comes marked. */
export type AnglePlace = Pick<Place, 'heading' | 'label' | 'gap'>;

const place = (heading: string, label: string, gap: string): AnglePlace => ({ heading, label, gap });

/** No two angles ask alike, since siblings differ in angle. The first of each is the one that keeps the angle's promise. */
export const ANGLE_PLACES: Readonly<Record<Angle, readonly [AnglePlace, AnglePlace, AnglePlace]>> = {
  question: [
    place('Who asked last?', 'Question', 'the last person who asked you about {topic}, in their own words'),
    place('What do you answer?', 'Answer', 'your answer to the question you hear most, in a breath'),
    place('What hangs on it?', 'Decision', 'the decision that hangs on it, and its date'),
  ],
  contrast: [
    place('Who had doubts at first?', 'Other view', 'somebody who doubted it at first, in their own words'),
    place('When were the doubts right?', 'Counter-case', 'a case in which the doubts were right, and what you did'),
    place('What would settle it?', 'Test', 'a number both sides could look up, and where it is kept'),
  ],
  list: [
    place('What is on your own list?', 'Own list', 'your own list on {topic}, a few words for each point'),
    place('Which point gets skipped?', 'Skipped', 'the point that people leave out, and what it cost them'),
    place('Who ticks it off?', 'Owner', 'who does the checking at yours, and on which weekday'),
  ],
  story: [
    place('When did you first think so?', 'Origin', 'the day you first thought so: where you were and who said what'),
    place('Whose case bears it out?', 'In favour', 'one person whose case bears it out, told in two sentences'),
    place('Whose case speaks against it?', 'Against', 'one person it did not hold for, and what they said'),
  ],
  figure: [
    place('What is your own number?', 'Own figure', 'a number of your own on {topic}, with its unit and date'),
    place('How was it counted?', 'Count', 'how you counted: which list, how many cases, how many weeks'),
    place('What was it a year ago?', 'Last year', 'the same number one year earlier, and what you changed since'),
  ],
};
