import { downloadFileName } from '../../../core/rules/file-names.ts';
import { findFormat } from '../../lib/find-format.ts';
import { loadWithRetries } from '../../lib/load-with-retries.ts';
import type { EditorPiece } from './editor-piece.ts';

/** A file that another tool imports, made when somebody asks for it. */
export interface PieceExport {
  readonly id: string;
  readonly label: string;
  readonly fileName: string;
  readonly mime: string;
  make(): Promise<string>;
}

/** What the piece's format offers beside its text; the code behind it comes when it is wanted. */
export function exportsOf({ format, variant, name }: EditorPiece, text: string): PieceExport[] {
  return (findFormat(format)?.exports ?? []).map(({ id, label, extension, mime }) => ({
    id,
    label,
    fileName: downloadFileName(format, variant, extension),
    mime,
    async make() {
      const { findFormat: findContract } = await loadWithRetries(() => import('../../../core/formats/registry.ts'));
      const file = findContract(format)?.exports?.find((one) => one.id === id);
      if (!file) throw new Error(`${format} makes no ${label}`);
      return file.make(text, { name });
    },
  }));
}
