/** Where a follower stands in a stream. */
export interface Position {
  readonly epoch: string;
  readonly sequence: number;
}

/** As the wire has it: `<epoch>-<sequence>`. */
export const eventId = ({ epoch, sequence }: Position): string => `${epoch}-${sequence}`;

/** Null for whatever is no id of ours: who sends it gets a snapshot. */
export function readEventId(id: string | undefined): Position | null {
  const [, epoch, sequence] = /^([0-9a-f]{1,40})-(\d{1,9})$/.exec(id ?? '') ?? [];
  return epoch === undefined ? null : { epoch, sequence: Number(sequence) };
}
