import { useId, type ReactNode } from 'react';
import { Card } from '../../components/ui/card.tsx';

export interface AccountSectionProps {
  heading: string;
  text?: string;
  action?: ReactNode;
  children?: ReactNode;
}

/** A card of the account's page: what it is about at the start, what can be done at the end of that. */
export function AccountSection({ heading, text, action, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} className="p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h3 id={id} className="text-md font-semibold">
            {heading}
          </h3>
          {text && <p className="mt-0.5 max-w-160 text-sm text-muted">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </Card>
  );
}
