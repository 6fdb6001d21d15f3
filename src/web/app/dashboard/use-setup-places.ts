import { useCallback, useRef } from 'react';
import type { Missing } from '../../features/workflow/nothing-yet/ask-for-something.tsx';
import type { SectionHandle } from './setup-section.tsx';

/** The places in the setup that a notice further down leads back to. */
export function useSetupPlaces() {
  const topicSection = useRef<SectionHandle>(null);
  const fusionSection = useRef<SectionHandle>(null);
  const noteButton = useRef<HTMLButtonElement>(null);
  const opinionField = useRef<HTMLTextAreaElement>(null);
  const goTo = useCallback((missing: Missing) => {
    const [section, target] =
      missing === 'opinion'
        ? [fusionSection.current, opinionField.current]
        : [topicSection.current, noteButton.current];
    section?.open();
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, []);
  return { topicSection, fusionSection, noteButton, opinionField, goTo };
}
