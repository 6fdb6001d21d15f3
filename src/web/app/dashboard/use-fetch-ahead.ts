import { useEffect } from 'react';
import { onceAtWork } from '../../lib/once-at-work.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import type { View } from './use-view.ts';

/**
 * Fetches what is likely to be needed before the connection may be lost, so that no press ends in nothing: dialogs once
 * somebody is at work, the history and what handles material, the output that a start leads to; how texts are shown where there are some. Not earlier: the first view has to come quickly.
 */
export function useFetchAhead(view: View['name']): void {
  useEffect(
    () =>
      onceAtWork(() =>
        fetchParts([
          importHistory,
          importUsage,
          importConfirmation,
          importAuthDialog,
          importExpiredBar,
          importOutputView,
          importPersonaForm,
          ...importVoice,
          ...importMaterial,
        ]),
      ),
    [],
  );
  const hasRuns = view !== 'setup';
  useEffect(() => {
    if (hasRuns)
      whenIdle(() =>
        fetchParts([
          importConfirmation,
          importOutputView,
          importMarkdown,
          importHtml,
          importClaimPanel,
          importVersions,
          importRules,
        ]),
      );
  }, [hasRuns]);
}

const importHistory = () => import('../../features/history/history-screen.tsx');
const importUsage = () => import('../../features/usage/usage-screen.tsx');
const importMaterial = [
  () => import('../../features/workflow/material/material-items.tsx'),
  () => import('../../features/workflow/material/link-dialog.tsx'),
  () => import('../../features/workflow/material/library-dialog.tsx'),
  () => import('../../features/workflow/research/research-fields.tsx'),
];
const importPersonaForm = () => import('../../features/personas/persona-form.tsx');
const importVoice = [
  () => import('../../features/personas/voice-fields.tsx'),
  () => import('../../features/workflow/language-field.tsx'),
];
const importConfirmation = () => import('../../components/ui/confirm-dialog.tsx');
const importAuthDialog = () => import('../../features/auth/auth-dialog.tsx');
const importExpiredBar = () => import('../../features/auth/expired-bar.tsx');
const importOutputView = () => import('./output-view.tsx');
const importMarkdown = () => import('../../features/editor/markdown-view.tsx');
const importHtml = () => import('../../features/editor/markdown-html.tsx');
const importRules = () => import('../../features/editor/checks/judge-text.ts');
const importVersions = () => import('../../features/editor/versions/version-panel.tsx');
const importClaimPanel = () => import('../../features/editor/claims/claim-panel.tsx');

function fetchParts(parts: (() => Promise<unknown>)[]): void {
  // Whoever needs one that did not come asks for it again.
  for (const part of parts) part().catch(() => undefined);
}
