import { Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useSayWhose } from './change-material.ts';
import { countFiles, KeptList } from './kept-list.tsx';
import { useWhoseKept } from './kept-material.ts';
import type { MaterialDialog } from './material-buttons.tsx';
import type { MaterialControl } from './material-control.ts';
import { NoteList } from './note-list.tsx';
import { useUploads } from './use-uploads.ts';

const LinkDialog = lazyPart(() => import('./link-dialog.tsx').then((module) => module.LinkDialog));
const LibraryDialog = lazyPart(() => import('./library-dialog.tsx').then((module) => module.LibraryDialog));

/** What the user has asked for with a button or by dropping files. */
export type MaterialWish =
  | { readonly kind: MaterialDialog }
  | { readonly kind: 'files'; readonly files: readonly File[] };

export interface MaterialItemsProps extends MaterialControl {
  wish: MaterialWish | null;
  /** The note that was just added by hand. */
  addedId: string | null;
  onWishMet: () => void;
  /** A note was taken away, and the focus with it. */
  onEmptied: () => void;
}

/** The notes, links and files of the project, and what is on its way to it. */
export function MaterialItems(props: MaterialItemsProps) {
  const { draft, persona, wish, onNotesChange, onNoteKept, onAdd, onLeaveOut, onWishMet } = props;
  const { notes, kept } = draft;
  const uploads = useUploads((item) => onAdd([item]));
  const standing = countFiles(kept);
  const website = persona?.website ?? null;
  const isOurs = useWhoseKept(website);
  const sayWhose = useSayWhose(props.onWhose);
  const sent = useRef<MaterialWish | null>(null);
  useEffect(() => {
    if (wish?.kind !== 'files' || sent.current === wish) return;
    sent.current = wish;
    uploads.add(wish.files, standing);
  }, [wish, uploads, standing]);
  return (
    <>
      <KeptList kept={kept} uploads={uploads} isOurs={isOurs} onRemove={onLeaveOut} onWhose={sayWhose} />
      <NoteList
        notes={notes}
        addedId={props.addedId}
        website={website}
        onChange={onNotesChange}
        onEmptied={props.onEmptied}
        onKept={onNoteKept}
      />
      <Suspense>
        {wish?.kind === 'link' && <LinkDialog onKept={(item) => onAdd([item])} onClose={onWishMet} />}
        {wish?.kind === 'library' && (
          <LibraryDialog
            chosen={new Set(kept.map(({ id }) => id))}
            persona={persona}
            onChoose={(item) => onAdd([item])}
            onLeaveOut={onLeaveOut}
            onWhose={sayWhose}
            onClose={onWishMet}
          />
        )}
      </Suspense>
    </>
  );
}
