import { useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { Section } from '../../components/ui/section.tsx';

export interface SectionHandle {
  /** Opens it at once, so that what is in it can take the focus. */
  readonly open: () => void;
}

export interface SetupSectionProps {
  title: string;
  description: ReactNode;
  badge?: ReactNode;
  /** What is inside, in one line. */
  summary: string;
  handle?: Ref<SectionHandle>;
  children: ReactNode;
}

/** One of the four sections of the setup, open until it is minimized. */
export function SetupSection({ title, description, badge, summary, handle, children }: SetupSectionProps) {
  const [open, setOpen] = useState(true);
  useImperativeHandle(handle, () => ({ open: () => flushSync(() => setOpen(true)) }), []);
  return (
    <Section title={title} description={description} badge={badge} summary={summary} open={open} onOpenChange={setOpen}>
      {children}
    </Section>
  );
}
