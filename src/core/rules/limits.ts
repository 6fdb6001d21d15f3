/** Longest texts the product takes; lengths are graphemes, what a person would count. */
export const TEXT_LIMITS = {
  topic: 500,
  personaName: 80,
  opinion: 5_000,
  /** To one question that a project asks its author. */
  reply: 1_000,
  /** All pasted material of one job together. */
  material: 200_000,
  materialTitle: 200,
  /** A web address, in code units. */
  address: 2_000,
  pieceContent: 100_000,
  objective: 200,
  approvedFact: 300,
  /** One text in the brand's voice. */
  voiceSample: 5_000,
  styleProfile: 2_000,
} as const;

/** What a user may bring along. */
export const MATERIAL_LIMITS = {
  /** Notes, links and files of one job together. */
  perJob: 50,
  filesPerJob: 10,
  fileBytes: 10 * 1024 * 1024,
  /** Kept for later jobs, per user. */
  kept: 200,
} as const;

export const RESEARCH_LIMITS = {
  /** Sites in each list of a job's options. */
  sites: 20,
} as const;

export const VOICE_LIMITS = {
  samples: 5,
  approvedFacts: 30,
} as const;

export const AUDIENCE_MAX_WORDS = 5;

export const QUANTITY = { min: 1, max: 3 } as const;

export const POLL_INTERVAL_MS = 2_000;

export const HISTORY = { fetchLimit: 100, pageSize: 10, furthestOffset: 1_000_000 } as const;

/** How long the server waits for the author's opinion before it goes on without one. */
export const FUSION_WAIT_MS = 15 * 60_000;

/** Longest texts of a plan; lengths are graphemes. */
export const PLAN_LIMITS = { text: 1_200, line: 600, angle: 60, lines: 12 } as const;

/** How long a plan that its author wants to read waits before the pieces are written from it as it is. */
export const PLAN_WAIT_MS = 24 * 3_600_000;

/** Rounds to a whole quantity between 1 and 3; anything that is not a number counts as 1. */
export function clampQuantity(quantity: number): number {
  if (!Number.isFinite(quantity)) return QUANTITY.min;
  return Math.min(QUANTITY.max, Math.max(QUANTITY.min, Math.round(quantity)));
}
