import { cn } from '../lib/class-names.ts';

/** A sign made of a name alone, so that nothing has to be fetched from outside: its first letter on a tint of its own. */
export function LetterTile({ name, className }: { name: string; className?: string }) {
  const hue = hueOf(name);
  return (
    <svg aria-hidden viewBox="0 0 36 36" className={cn('size-9 shrink-0', className)}>
      <rect width="36" height="36" rx="10" fill={`light-dark(oklch(0.952 0.03 ${hue}), oklch(0.32 0.045 ${hue}))`} />
      <text
        x="18"
        y="18"
        dy="0.36em"
        textAnchor="middle"
        fontSize="16"
        fontWeight="600"
        fill={`light-dark(oklch(0.43 0.09 ${hue}), oklch(0.86 0.07 ${hue}))`}
      >
        {letterOf(name)}
      </text>
    </svg>
  );
}

function letterOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name.replace(/^www\./i, ''))?.[0].toUpperCase() ?? '?';
}

/** Degrees in oklch: the same name has the same tint everywhere. */
function hueOf(name: string): number {
  let sum = 0;
  for (const char of name) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 9_973;
  return sum % 360;
}
