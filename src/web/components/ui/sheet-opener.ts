/** What a sheet was opened from. */
export interface SheetOpener {
  readonly element: HTMLElement;
  /** Where it stood in the window, so that making room for the sheet does not move it away. */
  readonly top: number;
}

export function openerOf(element: HTMLElement): SheetOpener {
  return { element, top: element.getBoundingClientRect().top };
}
