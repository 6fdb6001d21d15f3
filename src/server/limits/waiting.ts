/** Hears of the time that goes by before something has a place, so that it is not taken for time of the work itself. */
export interface WaitWatch {
  /** Something waits from now until the answer is called, which it may be more than once. */
  waits(): () => void;
}
