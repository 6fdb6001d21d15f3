import type { ReactNode } from 'react';

export interface FigureProps {
  value: string;
  details?: readonly string[];
  children?: ReactNode;
}

/** A figure up front, with what is to be known of it below. */
export function Figure({ value, details = [], children }: FigureProps) {
  return (
    <div className="min-w-0">
      <p className="font-display text-2xl font-semibold">{value}</p>
      {children}
      {details.map((detail) => (
        <p key={detail} className="mt-1 text-2sm text-muted">
          {detail}
        </p>
      ))}
    </div>
  );
}
