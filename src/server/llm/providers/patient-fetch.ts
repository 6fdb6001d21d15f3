import { fetchThatTells } from '../vendor-fetch.ts';
import type { VendorFetch } from '../vendor-fetch.ts';

/** Gateways that have texts checked before they pass them on name what was found (OpenRouter). */
const FLAGGED = /flagged_input|"flagged"|moderation/i;

type Body = Readonly<Record<string, unknown>>;

/** Endpoints that know no such field name it in their refusal (Mistral, Fireworks), or say that they take no more than they know. */
const NAMES_USAGE = /stream_options|include_usage|extra[ _](?:inputs|fields|forbidden)/i;

/**
 * `fetch` for endpoints that speak the OpenAI API more or less: what one of them does not take is left out or called by its
 * other name, and the request sent again.
 */
export function createPatientFetch(): VendorFetch {
  let takesUsage = true;

  return async (input, init) => {
    let told = '';
    const send = fetchThatTells((status, said) => {
      if (status === 400 || status === 422) told = said;
      return FLAGGED.test(said) && status === 403 ? 'filtered' : null;
    });
    const again = (body: Body) => send(input, { ...init, body: JSON.stringify(body) });
    const asked = bodyOf(init?.body);
    if (!asked) return await send(input, init);

    const { stream_options: usage, ...without } = asked;
    let body: Body = takesUsage ? asked : without;
    let answer = await again(body);
    if (takesUsage && usage !== undefined && NAMES_USAGE.test(told)) {
      // Such a server tells of tokens unasked, or never.
      takesUsage = false;
      body = without;
      answer = await again(body);
    }
    const renamed = answer.status === 400 ? withNewRoom(body) : null;
    return renamed === null ? answer : await again(renamed);
  };
}

function bodyOf(body: unknown): Body | null {
  return typeof body === 'string' ? (JSON.parse(body) as Body) : null;
}

/** Reasoning models of OpenAI refuse `max_tokens` and want another name for it; servers of one's own know the old one alone. */
function withNewRoom({ max_tokens: room, ...rest }: Body): Body | null {
  return room === undefined ? null : { ...rest, max_completion_tokens: room };
}
