import { findFormat } from '../lib/find-format.ts';
import { FormatTile } from './format-tile.tsx';

/** The tile of a format that is known by its name on the wire; a plain one for a name that is not known here. */
export function NamedFormatTile({ format, className }: { format: string; className?: string }) {
  const known = findFormat(format);
  return <FormatTile icon={known?.icon ?? 'file-text'} tint={known?.tint ?? null} {...(className && { className })} />;
}
