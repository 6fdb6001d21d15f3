/** Where new events are told of, as `<job id> <sequence>`; what they hold stays in its table. */
export const CHANNEL = 'manifold_live';
