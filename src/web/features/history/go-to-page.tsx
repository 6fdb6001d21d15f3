import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { FieldError } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Label } from '../../components/ui/label.tsx';
import { HISTORY_TEXTS } from '../../texts/history.ts';

export interface GoToPageProps {
  id: string;
  pages: number;
  onPage: (page: number) => void;
  onClose: () => void;
}

/** Leads to any page by its number. */
export function GoToPage({ id, pages, onPage, onClose }: GoToPageProps) {
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const fieldId = useId();
  const errorId = useId();
  useEffect(() => field.current?.focus(), []);
  // The form is the last of the page: what it says may be below the screen.
  useEffect(() => {
    if (isWrong) form.current?.scrollIntoView({ block: 'nearest' });
  }, [isWrong]);

  const go = (event: SubmitEvent) => {
    event.preventDefault();
    const page = /^\s*\d+\s*$/.test(typed) ? Number(typed) : 0;
    setWrong(page < 1 || page > pages);
    if (page >= 1 && page <= pages) onPage(page);
    else field.current?.focus();
  };

  return (
    <form
      ref={form}
      id={id}
      noValidate
      onSubmit={go}
      className="mt-3 flex animate-rise-in flex-col items-center gap-1.5"
    >
      <div className="flex items-center gap-2">
        <Label htmlFor={fieldId}>{HISTORY_TEXTS.goTo}</Label>
        <div className="w-18">
          <Input
            ref={field}
            id={fieldId}
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? errorId : undefined}
            className="text-center tabular-nums"
            onKeyDown={(event) => event.key === 'Escape' && onClose()}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <span className="text-sm text-muted tabular-nums">{HISTORY_TEXTS.ofPages(pages)}</span>
        <Button type="submit" variant="outline">
          {HISTORY_TEXTS.go}
        </Button>
      </div>
      <FieldError id={errorId} message={isWrong ? HISTORY_TEXTS.noSuchPage(pages) : null} />
    </form>
  );
}
