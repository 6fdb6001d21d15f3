/** Sentences that the server sends and the client shows; the specification fixes them to the letter. */
export const MESSAGES = {
  authenticationRequired: 'Authentication required',
  personaLimit: 'Maximum personas reached. Delete an existing persona to create a new one.',
  audienceTooLong: 'Target audience must be 5 words or less',
  noContent: 'No content was generated for any format',
  jobFailed: 'Job failed during content generation',
  cancelled: 'Cancelled',
  researchDefault: 'Research completed successfully',
} as const;
