import { TONE_ADVICE } from '../../../core/rules/tone-advice.ts';
import { TONE_OPTIONS, type Tone } from '../../../core/rules/tones.ts';
import { Check, X } from '../../components/icons.ts';
import { TONE_TEXTS as texts } from '../../texts/voice.ts';

/** What whoever writes in the chosen tone does and leaves. */
export function ToneAdvicePanel({ tone }: { tone: Tone }) {
  const { dos, donts } = TONE_ADVICE[tone];
  const label = TONE_OPTIONS.find(({ id }) => id === tone)?.label ?? tone;
  return (
    <section
      aria-label={texts.advice(label)}
      className="mt-2.5 grid gap-x-6 gap-y-3 rounded-tile bg-surface-2 px-4 py-3 sm:grid-cols-2"
    >
      <AdviceList title={texts.dos} sign={Check} lines={dos} />
      <AdviceList title={texts.donts} sign={X} lines={donts} />
    </section>
  );
}

function AdviceList({ title, sign: Sign, lines }: { title: string; sign: typeof Check; lines: readonly string[] }) {
  return (
    <div className="min-w-0">
      <p className="text-2sm font-medium">{title}</p>
      <ul className="mt-1 flex flex-col gap-1 text-2sm text-muted">
        {lines.map((line) => (
          <li key={line} className="flex items-start gap-1.5">
            <Sign aria-hidden className="mt-1 size-3.5 shrink-0" />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
