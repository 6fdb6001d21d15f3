import type { ReactNode } from 'react';

/** Of headings below that of the editor. */
export type PartLevel = 3 | 4 | 5;

export interface PartHeadingProps {
  level: PartLevel;
  className?: string;
  children: ReactNode;
}

export function PartHeading({ level, className, children }: PartHeadingProps) {
  const Heading = `h${level}` as const;
  return <Heading className={className}>{children}</Heading>;
}
