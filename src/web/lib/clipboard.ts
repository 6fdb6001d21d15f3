/**
 * Copies text; false when the browser refuses. Over plain http there is no Clipboard API, so an older way stands in.
 * `toHtml` makes the same text for editors that take formatting; without it, or where it fails, the text goes alone.
 */
export async function copyText(text: string, toHtml?: () => Promise<string>): Promise<boolean> {
  if (toHtml && (await copyBoth(text, toHtml()))) return true;
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Refused by permission or lost focus: the older way may still be allowed.
  }
  return copyBySelection(text);
}

/** The HTML may still be on its way: a browser that gives a press but a moment to copy in waits for it. */
async function copyBoth(text: string, html: Promise<string>): Promise<boolean> {
  try {
    const parts = { 'text/plain': blobOf('text/plain', text), 'text/html': html.then((it) => blobOf('text/html', it)) };
    await navigator.clipboard.write([new ClipboardItem(parts)]);
    return true;
  } catch {
    return false;
  }
}

function blobOf(type: string, content: string): Blob {
  return new Blob([content], { type });
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'fixed top-0 left-0 size-px opacity-0';
  // Inside an open dialog the rest of the page cannot take focus.
  (focused?.closest('[role="dialog"]') ?? document.body).append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
