import { useState } from 'react';
import type { StyleProfile } from '../../../core/contracts/persona.ts';
import { serverDetail } from '../../lib/api-error.ts';
import { VOICE_FIELD_TEXTS as texts } from '../../texts/voice.ts';
import { useDeriveStyleProfile } from './api/derive-style-profile.ts';

/** Asks for a description of the samples. What the user has written is never replaced unasked: an offer waits beside it. */
export function useStyleDescription(profile: string, onChange: (profile: string) => void) {
  const [offer, setOffer] = useState<StyleProfile | null>(null);
  const [taken, setTaken] = useState<StyleProfile | null>(null);

  const take = (derived: StyleProfile) => {
    setTaken(derived);
    setOffer(null);
    onChange(derived.style_profile);
  };
  const derivation = useDeriveStyleProfile((derived) => {
    // By the text that stands there now, and not when the button was pressed.
    const isFree = profile.trim() === '' || profile === taken?.style_profile || profile === derived.style_profile;
    if (isFree) take(derived);
    else setOffer(derived);
  });
  return {
    describe: (samples: readonly string[]) => derivation.mutate(samples),
    isBusy: derivation.isPending,
    failure: derivation.isError ? serverDetail(derivation.error, texts.failed) : null,
    offer,
    take,
    refuse: () => setOffer(null),
    origin: taken !== null && profile.trim() !== '' ? originOf(taken, profile) : null,
  };
}

function originOf({ style_profile: derived, written_by: by }: StyleProfile, profile: string): string {
  const origin = by === 'builtin' ? texts.byCounting : texts.byModel(by);
  return profile === derived ? origin : `${origin} ${texts.corrected}`;
}
