const RADIUS = 9;
const LENGTH = 2 * Math.PI * RADIUS;

export interface LimitRingProps {
  used: number;
  limit: number;
}

/** How much of a limit is used, as platforms draw it. The figure stands beside it in words. */
export function LimitRing({ used, limit }: LimitRingProps) {
  const share = Math.min(used / limit, 1);
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="size-5 -rotate-90" fill="none" strokeWidth="2.5">
      <circle cx="12" cy="12" r={RADIUS} className="stroke-border" />
      <circle
        cx="12"
        cy="12"
        r={RADIUS}
        className={used > limit ? 'stroke-destructive' : 'stroke-primary'}
        strokeDasharray={`${share * LENGTH} ${LENGTH}`}
      />
    </svg>
  );
}
