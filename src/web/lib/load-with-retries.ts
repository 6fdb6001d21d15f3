import { PartMissing } from './part-missing.ts';
import { pause } from './pause.ts';

const ATTEMPTS = 3;
const RETRY_DELAY_MS = 1_000;

let underWay = 0;

/** Whether somebody waits for code. */
export function isLoadingPart(): boolean {
  return underWay > 0;
}

/** Code that comes on demand, asked for as often as every other call: again only where no answer came. Throws `PartMissing`. */
export async function loadWithRetries<Part>(load: () => Promise<Part>): Promise<Part> {
  underWay += 1;
  try {
    return await tryThrice(load);
  } finally {
    underWay -= 1;
  }
}

async function tryThrice<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt === ATTEMPTS || !isUnanswered(error)) throw asMissing(error);
      await pause(RETRY_DELAY_MS);
    }
  }
}

/** The development server's code is imported as it is: browsers tell of its failure by a TypeError. */
function isUnanswered(error: unknown): boolean {
  return error instanceof PartMissing ? error.why === 'unreachable' : error instanceof TypeError;
}

function asMissing(error: unknown): PartMissing {
  return error instanceof PartMissing ? error : new PartMissing('broken', { cause: error });
}
