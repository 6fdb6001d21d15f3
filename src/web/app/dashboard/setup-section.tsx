import { useState, type ReactNode } from 'react';
import { Section } from '../../components/ui/section.tsx';

export interface SetupSectionProps {
  title: string;
  description: ReactNode;
  badge?: ReactNode;
  children: ReactNode;
}

/** One of the four sections of the setup, open until it is minimized. */
export function SetupSection({ title, description, badge, children }: SetupSectionProps) {
  const [open, setOpen] = useState(true);
  return (
    <Section title={title} description={description} badge={badge} open={open} onOpenChange={setOpen}>
      {children}
    </Section>
  );
}
