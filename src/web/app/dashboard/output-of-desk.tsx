import { pieceDocsOf } from '../../features/editor/piece-docs-of.ts';
import type { HeldDocs } from '../../features/editor/use-held-docs.ts';
import { OutputView, type OutputViewProps } from './output-view.tsx';

/** The output with the edits that the desk holds. */
export function OutputOfDesk({ held, ...view }: Omit<OutputViewProps, 'docs'> & { held: HeldDocs }) {
  return <OutputView {...view} docs={pieceDocsOf(held)} />;
}
