import type { Plugin } from 'vite';

/** In development: `/app` gives app.html and an unknown address 404.html, as the server does in production. */
export function pageRoutes(): Plugin {
  return {
    name: 'page-routes',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [path = '/', query] = (request.url ?? '/').split('?', 2);
        const isPage = request.headers.accept?.includes('text/html') && !path.startsWith('/api');
        if (isPage && path !== '/' && !path.endsWith('.html')) {
          const page = /^\/app\/?$/.test(path) ? '/app.html' : '/404.html';
          request.url = query === undefined ? page : `${page}?${query}`;
        }
        next();
      });
    },
  };
}
