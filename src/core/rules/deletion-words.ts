/** What somebody types who has no password here, to say that they mean to delete their account. */
export const DELETION_WORDS = 'delete my account';
