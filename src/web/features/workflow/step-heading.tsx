import { useEffect, useRef, type ReactNode } from 'react';

/** Takes the focus when it appears, if the step that had it is gone; never from somebody who is at work elsewhere. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      dir="auto"
      className="text-2xl font-semibold wrap-anywhere focus-visible:outline-none"
    >
      {children}
    </h2>
  );
}
