import { LANDING } from '../../texts/landing.ts';

export function FusionDemo() {
  const { opinion, pieceLabel, piece, marked } = LANDING.fusion;
  return (
    <div className="flex flex-col gap-4">
      <p className="ml-auto max-w-[85%] rounded-card rounded-br-sm bg-primary px-4 py-3 text-sm text-primary-foreground">
        {opinion}
      </p>
      <div className="card mr-auto max-w-[92%] px-5 py-4">
        <p className="text-xs text-muted">{pieceLabel}</p>
        <p className="mt-1.5 text-sm leading-relaxed">
          {piece} <mark className="marker-block">{marked}</mark>
        </p>
      </div>
    </div>
  );
}
