import type { Plugin } from 'vite';

/**
 * Sonner writes a <style> tag into the page as it loads, which a strict content security policy refuses. The same
 * rules come from its stylesheet; this takes the injection out, and stops the build should sonner change its shape.
 */
export function sonnerWithoutInjectedStyles(): Plugin {
  return {
    name: 'sonner-without-injected-styles',
    apply: 'build',
    transform: {
      filter: { id: /sonner[\\/]dist[\\/]index\.mjs/ },
      handler(code) {
        const without = code.replace(/^__insertCSS\(".*"\);?$/m, '');
        if (without === code)
          this.error('sonner no longer injects its styles the known way: look at this plugin again');
        return { code: without, map: null };
      },
    },
  };
}
