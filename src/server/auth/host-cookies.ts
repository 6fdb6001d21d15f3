/**
 * How a cookie of the sign-in is set. Over https its name makes browsers take it from this very host alone, with no domain
 * and for every path: nobody on a neighbouring subdomain can put one of theirs in its place.
 */
export function hostCookies(name: string, publicUrl: string): { name: string; path: string; secure: boolean } {
  const secure = publicUrl.startsWith('https:');
  return secure ? { name: `__Host-${name}`, path: '/', secure } : { name, path: '/api/auth', secure };
}
