import { Suspense } from 'react';
import { languageName } from '../../../core/rules/language-name.ts';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { PERSONA_TEXTS } from '../../texts/personas.ts';
import { readTerms, type VoiceDetails } from './persona.ts';
import type { VoiceFieldsProps } from './voice-fields.tsx';

const { voice: texts } = PERSONA_TEXTS;

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
function describe({ language, bannedTerms, requiredTerms }: VoiceDetails): string {
  const [banned, required] = [readTerms(bannedTerms).length, readTerms(requiredTerms).length];
  const parts = [
    language === null ? '' : languageName(language),
    banned > 0 ? texts.never(banned) : '',
    required > 0 ? texts.always(required) : '',
  ].filter(Boolean);
  return parts.length === 0 ? texts.plain : parts.join(', ');
}
