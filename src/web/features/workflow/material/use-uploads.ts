import { useRef, useState } from 'react';
import { MATERIAL_LIMITS } from '../../../../core/rules/limits.ts';
import { hasStatus } from '../../../lib/api-error.ts';
import { MATERIAL_TEXTS as texts } from '../../../texts/material.ts';
import type { KeptNote } from '../draft.ts';
import { useKeepMaterial } from './change-material.ts';
import { toKept } from './kept-material.ts';

/** A file on its way, or one that could not be kept. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  /** Null while it is on its way. */
  readonly problem: UploadProblem | null;
}

export interface UploadProblem {
  readonly message: string;
  /** Whether the same file may be taken another time; one that cannot be read never will. */
  readonly mayPass: boolean;
}

export interface Uploads {
  readonly list: readonly Upload[];
  /** Sends files one after the other; `standing` is how many the project has already. */
  add: (files: readonly File[], standing: number) => void;
  retry: (upload: Upload, standing: number) => void;
  dismiss: (key: number) => void;
}

export function useUploads(onKept: (kept: KeptNote) => void): Uploads {
  const [list, setList] = useState<readonly Upload[]>([]);
  const { mutateAsync: keep } = useKeepMaterial();
  const nextKey = useRef(1);
  // Read one after the other: ten at once would wait for each other on the server anyway.
  const line = useRef({ end: Promise.resolve(), waiting: 0, files: 0 });

  const dismiss = (key: number) => setList((known) => known.filter((upload) => upload.key !== key));
  const fail = (key: number, problem: UploadProblem) =>
    setList((known) => known.map((upload) => (upload.key === key ? { ...upload, problem } : upload)));
  const send = async ({ key, file }: Upload) => {
    // Counted when its turn comes: files that could not be read before it have taken no place.
    if (line.current.files >= MATERIAL_LIMITS.filesPerJob) return fail(key, TOO_MANY);
    try {
      onKept(toKept(await keep(file)));
      line.current.files += 1;
      dismiss(key);
    } catch (error) {
      const message = error instanceof Error ? error.message : texts.failed;
      fail(key, { message, mayPass: !hasStatus(error, 422) });
    }
  };
  const enqueue = (uploads: readonly Upload[], standing: number) => {
    if (line.current.waiting === 0) line.current.files = standing;
    for (const upload of uploads) {
      if (upload.problem !== null) continue;
      line.current.waiting += 1;
      line.current.end = line.current.end.then(async () => {
        await send(upload);
        line.current.waiting -= 1;
      });
    }
  };

  return {
    list,
    add(files, standing) {
      const uploads = files.map((file): Upload => ({ key: nextKey.current++, file, problem: problemOf(file) }));
      setList((known) => [...known, ...uploads]);
      enqueue(uploads, standing);
    },
    retry(upload, standing) {
      const again = { ...upload, problem: null };
      setList((known) => known.map((other) => (other.key === upload.key ? again : other)));
      enqueue([again], standing);
    },
    dismiss,
  };
}

const TOO_MANY: UploadProblem = { message: texts.tooMany(MATERIAL_LIMITS.filesPerJob), mayPass: true };

function problemOf(file: File): UploadProblem | null {
  return file.size > MATERIAL_LIMITS.fileBytes ? { message: texts.tooLarge, mayPass: false } : null;
}
