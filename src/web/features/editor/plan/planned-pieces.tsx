import type { ReactNode } from 'react';
import { NamedFormatTile } from '../../../components/named-format-tile.tsx';
import { PLAN_TEXTS as texts } from '../../../texts/plan.ts';
import type { PlannedPiece } from './plan-draft.ts';

const { piece: fields } = texts;

export interface PlannedPiecesProps {
  pieces: readonly PlannedPiece[];
  nameOf: (piece: PlannedPiece) => string;
  /** What can be done about a piece that is there already; nothing unless given. */
  actionOf: ((piece: PlannedPiece) => ReactNode) | null;
}

/** A row for each piece: where it comes in, and how it goes on. */
export function PlannedPieces({ pieces, nameOf, actionOf }: PlannedPiecesProps) {
  if (pieces.length === 0) return null;
  return (
    <section className="border-t border-border pt-5">
      <h4 className="text-sm font-semibold">{texts.pieces}</h4>
      <ul className="mt-1 divide-y divide-border">
        {pieces.map((piece) => (
          <li key={`${piece.format} ${piece.variant}`} className="flex gap-3 py-4 sm:gap-4">
            <NamedFormatTile format={piece.format} />
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
                <div className="min-w-0">
                  <p className="text-2sm text-muted">{nameOf(piece)}</p>
                  <p dir="auto" className="text-sm font-medium wrap-anywhere">
                    <span className="sr-only">{fields.angle}: </span>
                    {piece.angle}
                  </p>
                </div>
                {actionOf?.(piece)}
              </div>
              <dl className="mt-2 flex flex-col gap-1.5 text-sm empty:hidden">
                <Line term={fields.first_line} text={piece.first_line} />
                <Line term={fields.how} text={piece.how} />
                <Line term={fields.leaves_out} text={piece.leaves_out} />
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ term, text }: { term: string; text: string }) {
  if (text === '') return null;
  return (
    <div className="sm:grid sm:grid-cols-[6rem_minmax(0,1fr)] sm:gap-3">
      <dt className="text-2sm text-muted sm:pt-px">{term}</dt>
      <dd dir="auto" className="text-page-start max-w-reading wrap-anywhere">
        {text}
      </dd>
    </div>
  );
}
