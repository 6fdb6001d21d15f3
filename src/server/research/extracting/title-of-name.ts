/** A title for a document that has none: its name without its ending, or the last part of its address. */
export function titleOfName({ fileName, url }: { fileName: string | null; url: string | null }): string {
  const name = fileName ?? lastPart(url ?? '');
  return name.replace(/^.*[\\/]/, '').replace(/(?<=.)\.[a-z0-9]{1,8}$/i, '') || fileName || hostOf(url ?? '');
}

function lastPart(url: string): string {
  const path = URL.parse(url)?.pathname.split('/').filter(Boolean).at(-1) ?? '';
  try {
    return decodeURIComponent(path).replace(/[-_]+/g, ' ');
  } catch {
    return path;
  }
}

function hostOf(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';
}
