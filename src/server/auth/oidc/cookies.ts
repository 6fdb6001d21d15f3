import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookies } from '../host-cookies.ts';

/** A cookie that pages cannot read and that other sites' requests do not carry. */
export interface AuthCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, value: string, seconds: number): void;
  clear(reply: FastifyReply): void;
}

export function authCookie(name: string, publicUrl: string): AuthCookie {
  const { name: fullName, path, secure } = hostCookies(name, publicUrl);
  const attributes = `Path=${path}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  const set = (reply: FastifyReply, value: string, seconds: number) =>
    void reply.header('set-cookie', `${fullName}=${value}; Max-Age=${Math.floor(seconds)}; ${attributes}`);
  return {
    read: (request) => cookiesOf(request.headers.cookie ?? '').get(fullName),
    set,
    clear: (reply) => set(reply, '', 0),
  };
}

/** The first of a name counts: browsers send the one with the longest path first. */
function cookiesOf(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const [name = '', value] = pair.trim().split('=', 2);
    if (value && !cookies.has(name)) cookies.set(name, value);
  }
  return cookies;
}
