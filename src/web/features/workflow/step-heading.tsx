import type { ReactNode } from 'react';
import { useLostFocus } from '../../lib/use-lost-focus.ts';

export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useLostFocus<HTMLHeadingElement>();
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      dir="auto"
      className="text-page-start text-2xl font-semibold wrap-anywhere focus-visible:outline-none"
    >
      {children}
    </h2>
  );
}
