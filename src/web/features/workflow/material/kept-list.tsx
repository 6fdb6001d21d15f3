import { FileText, Link, LoaderCircle, NotebookText, RotateCcw, X } from '../../../components/icons.ts';
import { Button } from '../../../components/ui/button.tsx';
import { MATERIAL_TEXTS as texts } from '../../../texts/material.ts';
import type { KeptNote } from '../draft.ts';
import type { Upload, Uploads } from './use-uploads.ts';
import { WhoseChoice } from './whose-choice.tsx';

export const KIND_ICONS = { note: NotebookText, link: Link, file: FileText } as const;

export interface KeptListProps {
  kept: readonly KeptNote[];
  uploads: Uploads;
  /** Whether something is the brand's own. */
  isOurs: (item: KeptNote) => boolean;
  onRemove: (id: string) => void;
  onWhose: (id: string, ours: boolean) => void;
}

/** The kept material of this project, and files that are on their way to it. */
export function KeptList({ kept, uploads, isOurs, onRemove, onWhose }: KeptListProps) {
  if (kept.length + uploads.list.length === 0) return null;
  const files = countFiles(kept);
  return (
    <ul aria-label={texts.list} className="mt-3 flex flex-col divide-y divide-border rounded-tile border border-border">
      {kept.map((item) => (
        <KeptRow
          key={item.id}
          item={item}
          ours={isOurs(item)}
          onRemove={() => onRemove(item.id)}
          onWhose={(ours) => onWhose(item.id, ours)}
        />
      ))}
      {uploads.list.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          onRetry={() => uploads.retry(upload, files)}
          onDismiss={() => uploads.dismiss(upload.key)}
        />
      ))}
    </ul>
  );
}

export function countFiles(kept: readonly KeptNote[]): number {
  return kept.filter(({ kind }) => kind === 'file').length;
}

interface KeptRowProps {
  item: KeptNote;
  ours: boolean;
  onRemove: () => void;
  onWhose: (ours: boolean) => void;
}

function KeptRow({ item, ours, onRemove, onWhose }: KeptRowProps) {
  const Icon = KIND_ICONS[item.kind];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 pr-1.5 pl-4 text-sm">
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium" title={item.title}>
          <bdi>{item.title}</bdi>
        </p>
        <p className="text-xs text-muted tabular-nums">
          {[texts.kinds[item.kind], item.characters > 0 ? texts.characters(item.characters) : null]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <Button variant="ghost" size="icon" aria-label={texts.remove(item.title)} onClick={onRemove}>
        <X aria-hidden />
      </Button>
      <WhoseChoice title={item.title} value={ours} onChange={onWhose} className="basis-full pb-1 pl-7" />
    </li>
  );
}

interface UploadRowProps {
  upload: Upload;
  onRetry: () => void;
  onDismiss: () => void;
}

function UploadRow({ upload: { file, problem }, onRetry, onDismiss }: UploadRowProps) {
  return (
    <li className="flex items-center gap-3 py-1.5 pr-1.5 pl-4 text-sm">
      {problem === null ? (
        <LoaderCircle aria-hidden className="size-4 shrink-0 animate-turn text-muted" />
      ) : (
        <FileText aria-hidden className="size-4 shrink-0 text-destructive" />
      )}
      <div className="min-w-0 flex-1" role="status">
        {problem === null ? (
          <p className="truncate py-2.5">{texts.uploading(file.name)}</p>
        ) : (
          <>
            <p className="truncate font-medium" title={file.name}>
              <bdi>{file.name}</bdi>
            </p>
            <p className="text-2sm text-destructive">{problem.message}</p>
          </>
        )}
      </div>
      {problem?.mayPass && (
        <Button variant="ghost" size="icon" aria-label={texts.retry(file.name)} onClick={onRetry}>
          <RotateCcw aria-hidden />
        </Button>
      )}
      {problem !== null && (
        <Button variant="ghost" size="icon" aria-label={texts.dismiss(file.name)} onClick={onDismiss}>
          <X aria-hidden />
        </Button>
      )}
    </li>
  );
}
