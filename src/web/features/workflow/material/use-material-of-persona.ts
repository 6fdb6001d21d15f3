import { useEffect } from 'react';
import { notify } from '../../../lib/notify.ts';
import { WORKFLOW_TEXTS } from '../../../texts/workflow.ts';
import type { MaterialControl } from './material-control.ts';
import { toKept, useKeptMaterial } from './kept-material.ts';

/**
 * Lays in what is kept for the persona, once for each choice of a persona, and takes out what is no longer kept: it may
 * have been deleted in another tab.
 */
export function useMaterialOfPersona({ draft, persona, onLeaveOut, onPersonaServed }: MaterialControl): void {
  const { data } = useKeptMaterial();
  const { kept, materialOf } = draft;
  useEffect(() => {
    if (!data || !persona || materialOf === persona.id) return;
    onPersonaServed(persona.id, data.filter(({ persona_id }) => persona_id === persona.id).map(toKept));
  }, [data, persona, materialOf, onPersonaServed]);
  useEffect(() => {
    if (!data) return;
    const standing = new Set(data.map(({ id }) => id));
    for (const { id, title } of kept) {
      if (standing.has(id)) continue;
      notify.error(WORKFLOW_TEXTS.kept.gone(title));
      onLeaveOut(id);
    }
  }, [data, kept, onLeaveOut]);
}
