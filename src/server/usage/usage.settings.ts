import { z } from 'zod';
import { defineSettings } from '../config/define-settings.ts';
import { numberOrUnset } from '../config/setting-schemas.ts';
import { parsePrices } from './own-prices.ts';

export const usageSettings = defineSettings({
  LLM_JOB_TOKEN_LIMIT: {
    schema: numberOrUnset(1),
    meaning:
      'Tokens that models may use for one project, over all its calls: a call that would pass it is not made, and what is written stays.',
    shown: 'none',
  },
  LLM_PRICES: {
    schema: z
      .string()
      .default('')
      .transform((text, context) => {
        const { prices, problem } = parsePrices(text);
        if (problem !== null) context.addIssue({ code: 'custom', message: `LLM_PRICES ${problem}` });
        return prices;
      }),
    meaning:
      'Prices of your own in US dollars per million tokens, with commas between: `model=input/cached input/output`, such as `my-model=1.25/0.125/10`. They count before the published ones in docs/model-prices.md.',
    shown: 'unset',
  },
});
