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

/** The forms stand in a card or dialog of ours, which has the title and the way to the other form. */
export const FORM_APPEARANCE = {
  elements: {
    rootBox: { width: '100%' },
    cardBox: { width: '100%', maxWidth: '100%', boxShadow: 'none', border: 'none' },
    card: { padding: '0', boxShadow: 'none', border: 'none' },
    header: { display: 'none' },
    footerAction: { display: 'none' },
  },
} as const;
