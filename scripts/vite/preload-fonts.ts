import type { Plugin } from 'vite';

/** The two files that every English page draws its first words with. */
const FIRST_FONTS = [/geist-latin-wght-normal-.*\.woff2$/, /bricolage-grotesque-latin-wght-normal-.*\.woff2$/];

/** Asks for the fonts together with the stylesheet, not after it. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        return FIRST_FONTS.map((font) => {
          const file = files.find((name) => font.test(name));
          if (!file) throw new Error(`The build holds no font that matches ${font.source}`);
          return {
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          };
        });
      },
    },
  };
}
