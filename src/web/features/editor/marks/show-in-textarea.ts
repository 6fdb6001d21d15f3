/** Selects a place of a textarea and brings it into sight, whether the page scrolls or the textarea by itself. */
export function showInTextarea(area: HTMLTextAreaElement, { start, end }: { start: number; end: number }): void {
  area.focus({ preventScroll: true });
  area.setSelectionRange(start, end);
  const depth = depthOf(area, area.value.slice(0, end));
  area.scrollTop = depth - area.clientHeight / 2;
  const top = area.getBoundingClientRect().top + depth - area.scrollTop;
  window.scrollBy(0, top - window.innerHeight / 2);
}

/** How far down a text reaches in a textarea: no browser tells, so it is set once more and measured. */
function depthOf(area: HTMLTextAreaElement, text: string): number {
  const twin = document.createElement('div');
  const look = getComputedStyle(area);
  for (const property of ['font', 'letterSpacing', 'padding', 'whiteSpace', 'overflowWrap', 'boxSizing'] as const) {
    twin.style[property] = look[property];
  }
  twin.style.width = `${area.clientWidth}px`;
  twin.style.position = 'absolute';
  twin.style.visibility = 'hidden';
  twin.textContent = text;
  document.body.append(twin);
  const depth = twin.offsetHeight;
  twin.remove();
  return depth;
}
