/** Scrolls the list that an item stands in, and nothing else: the page itself stays where it is. */
export function bringIntoSight(item: HTMLElement): void {
  const list = item.closest<HTMLElement>('[data-scroller]');
  if (!list) return;
  const frame = list.getBoundingClientRect();
  const own = item.getBoundingClientRect();
  list.scrollLeft += own.left - frame.left - (frame.width - own.width) / 2;
  if (own.top < frame.top || own.bottom > frame.bottom) {
    list.scrollTop += own.top - frame.top - (frame.height - own.height) / 2;
  }
}
