/** Clerk's components in the product's colours, which follow its theme by themselves. */
export const CLERK_APPEARANCE = {
  variables: {
    colorPrimary: 'var(--primary)',
    colorPrimaryForeground: 'var(--primary-foreground)',
    colorDanger: 'var(--destructive)',
    colorWarning: 'var(--warning)',
    colorSuccess: 'var(--primary)',
    colorNeutral: 'var(--foreground)',
    colorForeground: 'var(--foreground)',
    colorMuted: 'var(--surface-2)',
    colorMutedForeground: 'var(--muted)',
    colorBackground: 'var(--surface)',
    colorInput: 'var(--surface)',
    colorInputForeground: 'var(--foreground)',
    colorBorder: 'var(--input)',
    colorRing: 'var(--ring)',
    fontFamily: 'var(--font-sans)',
    borderRadius: 'var(--radius-control)',
  },
} as const;

/** Fields and buttons as tall as ours, with a border that can be seen; Clerk's own are drawn as faint shadows. */
const FOCUS = { '&:focus-visible': { outline: '2px solid var(--ring)', outlineOffset: '2px' } };
// Clerk's own rules for borders and shadows are more specific than what it is told here.
const BORDER = { border: '1px solid var(--input) !important', boxShadow: 'none !important' };
const CONTROL = { minHeight: '2.75rem', ...BORDER, ...FOCUS };

/** The forms stand in a card or dialog of ours, which has the title and the way to the other form. */
export const FORM_APPEARANCE = {
  elements: {
    rootBox: { width: '100%' },
    cardBox: { width: '100%', maxWidth: '100%', boxShadow: 'none', border: 'none', overflow: 'visible' },
    card: { padding: '0', boxShadow: 'none', border: 'none', overflow: 'visible', background: 'none' },
    header: { display: 'none' },
    footer: { background: 'none' },
    footerAction: { display: 'none' },
    formFieldInput: CONTROL,
    socialButtonsBlockButton: { ...CONTROL, color: 'var(--foreground)' },
    socialButtonsIconButton: CONTROL,
    formButtonPrimary: { minHeight: '2.75rem', fontSize: '0.9375rem', boxShadow: 'none', ...FOCUS },
  },
} as const;
