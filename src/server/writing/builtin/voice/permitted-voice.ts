import type { Tone } from '../../../../core/rules/tones.ts';
import type { Angle } from '../angles/angle.ts';
import type { Permits } from '../text/permitted.ts';
import type { Hooks, ToneVoice } from './tone-voice.ts';
import { VOICES } from './voices.ts';

/**
 * The voice of a tone with another tone's line in the place of each that is not permitted; where no tone has one, a list
 * is shorter and a hook stays as it is.
 */
export function permittedVoice(tone: Tone, permits: Permits): ToneVoice {
  const voice = VOICES[tone];
  const others = Object.values(VOICES).filter((other) => other !== voice);
  const lines = (listIn: (of: ToneVoice) => readonly string[]): string[] => {
    const spare = others.flatMap(listIn).filter((line) => permits(line) && !listIn(voice).includes(line));
    return listIn(voice).flatMap((line) => (permits(line) ? [line] : spare.splice(0, 1)));
  };
  const hook = (angle: Angle): Hooks => {
    const hooks = [voice, ...others].map((of) => of.hook[angle]);
    const first = (lineOf: (of: Hooks) => string): string =>
      hooks.map(lineOf).find(permits) ?? lineOf(voice.hook[angle]);
    return { short: first(({ short }) => short), video: first(({ video }) => video) };
  };
  return {
    hook: {
      question: hook('question'),
      contrast: hook('contrast'),
      list: hook('list'),
      story: hook('story'),
      figure: hook('figure'),
    },
    link: lines(({ link }) => link),
    define: lines(({ define }) => define),
    stance: lines(({ stance }) => stance),
    weigh: lines(({ weigh }) => weigh),
    invite: lines(({ invite }) => invite),
    ask: lines(({ ask }) => ask),
    button: lines(({ button }) => button),
    close: lines(({ close }) => close),
  };
}
