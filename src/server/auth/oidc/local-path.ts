/** Longer ones would not fit into a cookie. */
const LONGEST = 1_500;

/** Where somebody goes after signing in when nothing else was asked for. */
export const HOME = '/app';

/** A path of the product itself, with its query; whatever could lead elsewhere becomes the app. */
export function localPath(wanted: string | undefined, publicUrl: string): string {
  if (!wanted?.startsWith('/') || wanted.length > LONGEST) return HOME;
  const url = URL.parse(wanted, publicUrl);
  if (!url || url.origin !== new URL(publicUrl).origin || url.pathname.startsWith('//')) return HOME;
  return `${url.pathname}${url.search}${url.hash}`;
}
