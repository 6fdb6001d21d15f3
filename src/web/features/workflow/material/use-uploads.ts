import { useRef, useState } from 'react';
import { MATERIAL_LIMITS } from '../../../../core/rules/limits.ts';
import { serverDetail } from '../../../lib/api-error.ts';
import { MATERIAL_TEXTS as texts } from '../../../texts/material.ts';
import type { KeptNote } from '../draft.ts';
import { useKeepMaterial } from './change-material.ts';
import { toKept } from './kept-material.ts';

/** A file on its way, or one that could not be kept. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  /** Null while it is on its way. */
  readonly problem: string | null;
}

export interface Uploads {
  readonly list: readonly Upload[];
  /** Sends files one after the other; `standing` is how many the project has already. */
  add: (files: readonly File[], standing: number) => void;
  retry: (upload: Upload) => void;
  dismiss: (key: number) => void;
}

export function useUploads(onKept: (kept: KeptNote) => void): Uploads {
  const [list, setList] = useState<readonly Upload[]>([]);
  const { mutateAsync: keep } = useKeepMaterial();
  const nextKey = useRef(1);
  // Read one after the other: ten at once would wait for each other on the server anyway.
  const line = useRef(Promise.resolve());

  const dismiss = (key: number) => setList((known) => known.filter((upload) => upload.key !== key));
  const fail = (key: number, problem: string) =>
    setList((known) => known.map((upload) => (upload.key === key ? { ...upload, problem } : upload)));
  const send = async ({ key, file }: Upload) => {
    try {
      onKept(toKept(await keep(file)));
      dismiss(key);
    } catch (error) {
      fail(key, serverDetail(error, texts.failed));
    }
  };
  const enqueue = (upload: Upload) => {
    line.current = line.current.then(() => send(upload));
  };

  return {
    list,
    add(files, standing) {
      const waiting = list.filter(({ problem }) => problem === null).length;
      const room = MATERIAL_LIMITS.filesPerJob - standing - waiting;
      const uploads = files.map((file, index): Upload => {
        const problem = index >= room ? texts.tooMany(MATERIAL_LIMITS.filesPerJob) : problemOf(file);
        return { key: nextKey.current++, file, problem };
      });
      setList((known) => [...known, ...uploads]);
      uploads.filter(({ problem }) => problem === null).forEach(enqueue);
    },
    retry(upload) {
      const again = { ...upload, problem: problemOf(upload.file) };
      setList((known) => known.map((other) => (other.key === upload.key ? again : other)));
      if (again.problem === null) enqueue(again);
    },
    dismiss,
  };
}

function problemOf(file: File): string | null {
  return file.size > MATERIAL_LIMITS.fileBytes ? texts.tooLarge : null;
}
