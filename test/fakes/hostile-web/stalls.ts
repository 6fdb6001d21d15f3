import type { Play } from './play.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** These never end by themselves; the one who asked has to leave. */
export const STALLS: Readonly<Record<string, Play>> = {
  '/slow/headers': () => {},
  '/slow/body': ({ response }) => {
    response.writeHead(200, HTML);
    response.write('<!DOCTYPE html><title>Soon</title>');
  },
  '/slow/drip': ({ response }) => {
    response.writeHead(200, HTML);
    const timer = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(timer));
  },
  '/slow/endless': ({ response }) => {
    response.writeHead(200, HTML);
    const piece = '<p>And another one.</p>'.repeat(1000);
    const write = () => {
      while (!response.destroyed && response.write(piece));
    };
    response.on('drain', write);
    write();
  },
  '/slow/announcements': ({ response }) => {
    const timer = setInterval(() => response.writeProcessing(), 20);
    response.on('close', () => clearInterval(timer));
  },
};
