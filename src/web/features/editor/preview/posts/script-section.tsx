import type { ScriptRow } from '../../../../../core/formats/parts.ts';
import { POST_TEXTS } from '../../../../texts/preview-posts.ts';
import type { PlacedRow } from './place-rows.ts';
import { ScriptFacts } from './script-facts.tsx';
import { ScriptTable } from './script-table.tsx';

export function ScriptSection({ rows, placed }: { rows: readonly ScriptRow[]; placed: readonly PlacedRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="script-section">
      <div className="script-head">
        <h3>
          <bdi>{POST_TEXTS.script.title}</bdi>
        </h3>
        <ScriptFacts rows={rows} />
      </div>
      <ScriptTable rows={placed} />
    </section>
  );
}
