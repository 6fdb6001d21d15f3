import type {
  Assignment,
  DraftListener,
  PieceRef,
  PlannedPiece,
  PlanPage,
  Writer,
  WrittenPiece,
} from '../../src/server/writing/writer.ts';

export interface FakeWriter extends Writer {
  /** Every piece that was asked for, in that order, with repetitions. */
  readonly asked: PieceRef[];
  /** Every call for a plan. */
  readonly plans: PieceRef[][];
}

export interface WritingScript {
  /** Which of the two it stands for; the built-in one by default. */
  readonly id?: Writer['id'];
  /** What becomes of a piece; a text that stands on nothing by default. Throw to let it fail. */
  readonly write?: (
    piece: PlannedPiece,
    context: { assignment: Assignment; signal: AbortSignal; call: number; draft: DraftListener },
  ) => Promise<string | WrittenPiece> | string | WrittenPiece;
  readonly plan?: (pieces: readonly PieceRef[], call: number) => Promise<void> | void;
  /** What it plans for all pieces; nothing unless given. */
  readonly page?: PlanPage;
}

const NOBODY: DraftListener = { begin: () => {}, add: () => {} };

/** A writer whose texts tell what they were made of. */
export function createFakeWriter(script: WritingScript = {}): FakeWriter {
  const asked: PieceRef[] = [];
  const plans: PieceRef[][] = [];
  return {
    id: script.id ?? 'builtin',
    model: script.id === 'model' ? 'fake' : null,
    languages: ['en'],
    asked,
    plans,
    async plan(_assignment, pieces, { standing }) {
      plans.push([...pieces]);
      await script.plan?.(pieces, plans.length);
      const angleOf = ({ format, variant }: PieceRef) => {
        const retired = standing?.retired?.filter((one) => one.format === format && one.variant === variant) ?? [];
        return [`angle ${variant}`, ...retired.map((_, index) => `turned ${index + 1}`)].at(-1) ?? '';
      };
      return {
        ...(script.page ? { page: script.page } : {}),
        messages: [],
        pieces: pieces.map((piece) => ({ ...piece, angle: angleOf(piece), claimIds: ['c1'] })),
      };
    },
    async write(assignment, _plan, piece, { signal, draft = NOBODY }) {
      asked.push({ format: piece.format, variant: piece.variant });
      const call = asked.filter((ref) => ref.format === piece.format && ref.variant === piece.variant).length;
      const text = `${piece.format} ${piece.variant} on ${assignment.topic}. ${assignment.opinion}`.trim();
      const written = (await script.write?.(piece, { assignment, signal, call, draft })) ?? text;
      return typeof written === 'string'
        ? {
            text: written,
            outlineSources: null,
            citations: [],
            flags: [],
            stance: [],
            model: script.id === 'model' ? 'fake' : null,
          }
        : written;
    },
  };
}
