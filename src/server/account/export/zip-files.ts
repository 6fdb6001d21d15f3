import { setImmediate as letOthersGo } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';

export interface ExportedFile {
  readonly path: string;
  readonly text: string;
}

/** A zip archive of the files, given out as it is made: one file is held at a time. */
export async function* zipFiles(files: AsyncIterable<ExportedFile>, at: Date): AsyncGenerator<Uint8Array, void> {
  const made: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else made.push(chunk);
  });
  const takeMade = () => {
    if (failure) throw failure;
    return made.splice(0);
  };
  for await (const { path, text } of files) {
    const file = new ZipDeflate(path, { level: 6 });
    file.mtime = at;
    zip.add(file);
    file.push(strToU8(text), true);
    yield* takeMade();
    // Packing keeps the process busy: other calls are answered between two files.
    await letOthersGo();
  }
  zip.end();
  yield* takeMade();
}
