/** Scrolls the sheet, at once and nothing else, so that the first change stands in its middle; not where it is in sight. */
export function showFirstChange(text: HTMLElement | null): void {
  const change = text?.querySelector('del, ins');
  const sheet = change?.closest('.sheet-body');
  // Of a change over many lines it is the first one that is to be seen.
  const line = change?.getClientRects()[0];
  if (!sheet || !line) return;
  const frame = sheet.getBoundingClientRect();
  if (line.bottom <= frame.bottom) return;
  sheet.scrollTop += line.top - frame.top - (frame.height - line.height) / 2;
}
