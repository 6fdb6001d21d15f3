/** As a ref: what took the place of the pressed button has the focus, so that it is not lost. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** The first field of a form that took the place of another. */
export function takeFocusOfForm(form: HTMLFormElement | null): void {
  takeFocus(form?.querySelector('input') ?? null);
}
