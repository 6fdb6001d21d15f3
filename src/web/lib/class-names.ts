import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** The project's own text sizes; unknown ones would be taken for colours and dropped beside `text-muted`. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['2sm', 'md', 'hero'],
      radius: ['control', 'tile', 'card', 'panel'],
      shadow: ['card', 'raised', 'overlay'],
      container: ['page', 'reading'],
    },
  },
});

/** Joins class names; of two that contradict each other the later one stays. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
