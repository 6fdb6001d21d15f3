import { Suspense } from 'react';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { VOICE_TEXTS as texts } from '../../texts/voice.ts';
import { row } from '../../texts/words.ts';
import { givenSamples, readLines, type VoiceDetails } from './persona.ts';
import type { VoiceFieldsProps } from './voice-fields.tsx';
import { languageName } from '../../texts/words.ts';

const VoiceFields = lazyPart(() => import('./voice-fields.tsx').then((module) => module.VoiceFields));

export interface MoreAboutVoiceProps extends VoiceFieldsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What few personas need: folded, so that the way to the first one stays three fields long. */
export function MoreAboutVoice({ open, onOpenChange, ...fields }: MoreAboutVoiceProps) {
  return (
    <Disclosure title={texts.title} summary={describe(fields.value)} open={open} onOpenChange={onOpenChange}>
      <Suspense fallback={<Skeleton className="h-64" />}>
        <VoiceFields {...fields} />
      </Suspense>
    </Disclosure>
  );
}

/** What is set, in one line; where nothing is, what could be. */
function describe(voice: VoiceDetails): string {
  const parts = [
    voice.language === null ? '' : languageName(voice.language),
    counted(voice.objectives, texts.objectives),
    counted(voice.bannedTerms, texts.never),
    counted(voice.requiredTerms, texts.always),
    counted(voice.preferredTerms, texts.prefers),
    counted(voice.approvedFacts, texts.facts),
    givenSamples(voice).length > 0 ? texts.samples(givenSamples(voice).length) : '',
    voice.styleProfile.trim() === '' ? '' : texts.profile,
  ].filter(Boolean);
  return parts.length === 0 ? texts.plain : row(parts);
}

function counted(text: string, told: (count: number) => string): string {
  const count = readLines(text).length;
  return count === 0 ? '' : told(count);
}
