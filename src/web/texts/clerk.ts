/** What stands around Clerk's own forms. */
export const CLERK = {
  keyUnusable: (words: string) =>
    `Sign-in is not set up right: ${words} Whoever runs this installation has to look at its Clerk key.`,
  unreachable:
    'The sign-in service Clerk could not be reached. Check your connection, and whether something in your browser blocks it.',
} as const;
