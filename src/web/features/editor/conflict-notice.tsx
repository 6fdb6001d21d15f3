import { useId, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { EDITOR_TEXTS } from '../../texts/editor.ts';
import type { PieceDoc } from './piece-doc.ts';

const { conflict: texts } = EDITOR_TEXTS;

export interface ConflictNoticeProps {
  doc: PieceDoc;
  theirs: string;
}

/** Two texts, one place: the reader sees both and chooses. */
export function ConflictNotice({ doc, theirs }: ConflictNoticeProps) {
  const [shown, setShown] = useState(false);
  const otherId = useId();
  return (
    <div className="border-b border-border p-4 sm:px-6">
      <Notice tone="warning" title={texts.title}>
        <p>{texts.lead}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => doc.keepMine()}>
            {texts.keepMine}
          </Button>
          <Button size="sm" variant="outline" onClick={() => doc.takeTheirs()}>
            {texts.takeTheirs}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={shown}
            aria-controls={otherId}
            onClick={() => setShown(!shown)}
          >
            {shown ? texts.hide : texts.show}
          </Button>
        </div>
      </Notice>
      <div
        id={otherId}
        hidden={!shown}
        tabIndex={0}
        role="region"
        aria-label={texts.other}
        dir="auto"
        className="mt-3 max-h-72 overflow-y-auto rounded-tile border border-border bg-surface-2 p-4 text-sm wrap-anywhere whitespace-pre-wrap"
      >
        {theirs}
      </div>
    </div>
  );
}
