import { Trash2 } from '../../../components/icons.ts';
import { useEffect, useRef, useState } from 'react';
import type { Material } from '../../../../core/contracts/material.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/alert-dialog.tsx';
import { Dialog, DialogContent } from '../../../components/ui/dialog.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { serverDetail } from '../../../lib/api-error.ts';
import { notify } from '../../../lib/notify.ts';
import { MATERIAL_TEXTS as all } from '../../../texts/material.ts';
import type { KeptNote } from '../draft.ts';
import { KIND_ICONS } from './kept-list.tsx';
import { useChangeMaterial, useDeleteMaterial } from './change-material.ts';
import { isOurs, toKept, useKeptMaterial } from './kept-material.ts';
import { WhoseChoice } from './whose-choice.tsx';

const texts = all.library;

export interface LibraryDialogProps {
  /** Ids of what the project reads. */
  chosen: ReadonlySet<string>;
  /** The persona that material can be kept for; null while none is selected. */
  persona: { id: string; name: string; website: string | null } | null;
  onChoose: (kept: KeptNote) => void;
  onLeaveOut: (id: string) => void;
  onWhose: (id: string, ours: boolean) => void;
  onClose: () => void;
}

/** Everything that is kept, to choose from, to give to a persona, and to delete. */
export function LibraryDialog(props: LibraryDialogProps) {
  const { onClose } = props;
  const materials = useKeptMaterial();
  const list = useRef<HTMLDivElement>(null);
  const count = materials.data?.length;
  useEffect(() => {
    // What was deleted takes its button along, and the focus with that.
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [count]);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={texts.title} description={texts.lead} className="max-w-xl">
        <div
          ref={list}
          tabIndex={-1}
          className="-mx-2 mt-4 max-h-[60vh] overflow-y-auto px-2 focus-visible:outline-none"
        >
          {materials.isPending && <Skeleton className="h-32" />}
          {materials.isError && (
            <Notice
              tone="error"
              title={texts.loadFailed}
              action={
                <Button variant="outline" size="sm" onClick={() => void materials.refetch()}>
                  {texts.tryAgain}
                </Button>
              }
            />
          )}
          {count === 0 && (
            <EmptyState icon={KIND_ICONS.note} title={texts.empty} description={texts.emptyLead} className="py-8" />
          )}
          <ul className="flex flex-col divide-y divide-border">
            {materials.data?.map((material) => (
              <LibraryRow key={material.id} material={material} {...props} />
            ))}
          </ul>
        </div>
        <div className="mt-5 flex justify-end">
          <Button onClick={onClose}>{texts.done}</Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}

function LibraryRow(props: LibraryDialogProps & { material: Material }) {
  const { material, chosen, persona, onChoose, onLeaveOut, onWhose } = props;
  const { id, title, kind, characters, persona_id } = material;
  const [asking, setAsking] = useState(false);
  const change = useChangeMaterial();
  const remove = useDeleteMaterial(() => {
    onLeaveOut(id);
    setAsking(false);
  });
  const failed = (error: Error) => notify.error(serverDetail(error, texts.changeFailed));
  const Icon = KIND_ICONS[kind];
  return (
    <li className="flex flex-wrap items-start gap-x-3 py-3 text-sm">
      <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-start gap-3 sm:min-h-0">
        <input
          type="checkbox"
          className="mt-0.5 size-4.5 shrink-0 accent-primary"
          aria-label={texts.use(title)}
          checked={chosen.has(id)}
          onChange={({ target }) => (target.checked ? onChoose(toKept(material)) : onLeaveOut(id))}
        />
        <span className="min-w-0">
          <span className="block font-medium wrap-anywhere">
            <bdi>{title}</bdi>
          </span>
          <span className="mt-0.5 flex items-center gap-1.5 text-xs text-muted tabular-nums">
            <Icon aria-hidden className="size-3.5 shrink-0" />
            {all.kinds[kind]} · {all.characters(characters)}
          </span>
        </span>
      </label>
      {persona && (
        <label className="flex min-h-11 shrink-0 cursor-pointer items-center gap-2 text-xs text-muted max-sm:order-1 max-sm:basis-full max-sm:pl-7.5 sm:min-h-0">
          <input
            type="checkbox"
            className="size-4 accent-primary"
            aria-label={`${texts.always(persona.name)}: ${title}`}
            checked={persona_id === persona.id}
            disabled={change.isPending}
            onChange={({ target }) =>
              change.mutate({ id, change: { persona_id: target.checked ? persona.id : null } }, { onError: failed })
            }
          />
          <span className="max-w-44 truncate sm:max-w-36" title={persona.name}>
            {texts.always(persona.name)}
          </span>
        </label>
      )}
      <Button variant="ghost" size="icon-sm" aria-label={texts.delete(title)} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
      </Button>
      <WhoseChoice
        title={title}
        value={isOurs(material, persona?.website ?? null)}
        onChange={(ours) => onWhose(id, ours)}
        className="order-2 basis-full pt-1 pl-7.5"
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts.deleteTitle(title)}
        description={texts.deleteLead}
        confirmLabel={texts.deleteConfirm}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(id, {
            onError: (error) => {
              failed(error);
              setAsking(false);
            },
          })
        }
      />
    </li>
  );
}
