import { prepareToasts } from '../../lib/notify.ts';

const importHistory = () => import('../../features/history/history-screen.tsx');
const importUsage = () => import('../../features/usage/usage-screen.tsx');
const importMaterial = [
  () => import('../../features/workflow/material/material-items.tsx'),
  () => import('../../features/workflow/material/link-dialog.tsx'),
  () => import('../../features/workflow/material/library-dialog.tsx'),
  () => import('../../features/workflow/research/research-fields.tsx'),
];
const importMode = [
  () => import('../../features/workflow/mode/mode-choice.tsx'),
  () => import('../../features/workflow/mode/writing-entries.tsx'),
];
const importPersonaForm = () => import('../../features/personas/persona-form.tsx');
const importVoice = [
  () => import('../../features/personas/voice-fields.tsx'),
  () => import('../../features/workflow/language-field.tsx'),
];
const importConfirmation = () => import('../../components/ui/confirm-dialog.tsx');
const importAuthDialog = () => import('../../features/auth/auth-dialog.tsx');
const importExpiredBar = () => import('../../features/auth/expired-bar.tsx');
const importOutput = () => import('./output-of-desk.tsx');
const importPreview = () => import('../../features/editor/preview/piece-preview.tsx');
const importMarkdown = () => import('../../features/editor/markdown-view.tsx');
const importHtml = () => import('../../features/editor/markdown-html.tsx');
const importRules = () => import('../../features/editor/checks/judge-text.ts');
const importVersions = () => import('../../features/editor/versions/version-panel.tsx');
const importPlan = () => import('../../features/editor/plan/plan-panel.tsx');
const importClaimPanel = () => import('../../features/editor/claims/claim-panel.tsx');

/** What is likely to be needed; the sooner first. */
export const OF_SETUP = [
  prepareToasts,
  ...importMode,
  importHistory,
  importOutput,
  importConfirmation,
  importAuthDialog,
  importExpiredBar,
  importPersonaForm,
  ...importVoice,
  ...importMaterial,
  importUsage,
];
export const OF_RUNS = [
  prepareToasts,
  importOutput,
  importPreview,
  importMarkdown,
  importConfirmation,
  importHistory,
  importHtml,
  importClaimPanel,
  importPlan,
  importVersions,
  importRules,
];
