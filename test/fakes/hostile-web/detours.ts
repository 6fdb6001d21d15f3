import type { Play } from './play.ts';

const to =
  (address: (scene: Parameters<Play>[0]) => string, status = 302): Play =>
  (scene) =>
    void scene.response
      .writeHead(status, { location: address(scene), 'content-type': 'text/html' })
      .end('<p>Moved.</p>');

const canaryPort = (canary: string) => new URL(canary).port;

/** Every one of these leads where nobody may follow, except `article`. */
export const DETOURS: Readonly<Record<string, Play>> = {
  '/redirect/article': to(() => '/article', 301),
  '/redirect/loop': to(() => '/redirect/loop'),
  '/redirect/endless': to(({ url }) => `/redirect/endless?step=${Number(url.searchParams.get('step') ?? 0) + 1}`),
  '/redirect/private': to(({ canary }) => `${canary}/secret`),
  '/redirect/private-name': to(({ canary }) => `http://localhost:${canaryPort(canary)}/secret`),
  '/redirect/private-number': to(({ canary }) => `http://2130706433:${canaryPort(canary)}/secret`),
  '/redirect/private-mapped': to(({ canary }) => `http://[::ffff:127.0.0.1]:${canaryPort(canary)}/secret`),
  '/redirect/usual-port': to(() => 'http://127.0.0.1/secret', 307),
  '/redirect/metadata': to(() => 'http://169.254.169.254/latest/meta-data/', 303),
  '/redirect/file': to(() => 'file:///etc/passwd'),
  '/redirect/script': to(() => 'javascript:fetch("/beacon")'),
  '/redirect/credentials': to(({ url }) => `http://admin:admin@${url.host}/article`),
  '/redirect/members': to(() => '/login?next=%2Fmembers%2Fstory', 303),
  '/redirect/kept-out': to(() => '/kept-out/story', 308),
  '/redirect/inside': to(() => 'http://jenkins.corp.example/'),
  '/redirect/nonsense': to(() => 'http://[oops/'),
  '/redirect/nowhere': ({ response }) => void response.writeHead(302).end(),
};
