import { FORMATS } from '../../lib/format-list.ts';
import { FormatTile } from '../../components/format-tile.tsx';

/** How many of each the example asks for. */
const QUANTITIES = [2, 3, 1] as const;

export function FormatsDemo() {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 min-[26rem]:grid-cols-2">
      {FORMATS.map(({ id, label, icon, tint }, index) => (
        <li key={id} className="card flex items-center gap-3 px-3.5 py-3">
          <FormatTile icon={icon} tint={tint} />
          <span className="min-w-0 flex-1 text-sm leading-tight font-medium">{label}</span>
          <span className="text-2sm text-muted tabular-nums">×{QUANTITIES[index % QUANTITIES.length]}</span>
        </li>
      ))}
    </ul>
  );
}
