/**
 * Research has no source, but there was something to read that had no turn in all its time: that is not "nothing found". Later
 * it may have one.
 */
export class NoTurnToRead extends Error {
  constructor() {
    super(
      'Nothing could be read for this project, because the service was too busy reading other documents. Please try again.',
    );
    this.name = 'NoTurnToRead';
  }
}
