const REM = 16;

/** Stands in for the browser's `matchMedia`, which jsdom does not have: a window of so many pixels, asked for `min-width` in rem. */
export function windowOf(width: number) {
  return (query: string) => {
    const least = Number(/min-width: ([\d.]+)rem/.exec(query)?.[1]);
    return Object.assign(new EventTarget(), {
      matches: width >= least * REM,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
}
