import { ChevronDown } from '../icons.ts';

export interface MoreButtonProps {
  isOpen: boolean;
  /** Of what it shows. */
  controls: string;
  onToggle: () => void;
  children: string;
}

/** Within a line of text: shows what stands behind it, below the line. */
export function MoreButton({ isOpen, controls, onToggle, children }: MoreButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      className="group inline-flex min-h-6 items-center gap-1 font-medium text-foreground underline underline-offset-2 pointer-coarse:min-h-11"
      onClick={onToggle}
    >
      {children}
      <ChevronDown aria-hidden className="size-4 transition-transform group-aria-expanded:rotate-180" />
    </button>
  );
}
