import twitter from 'twitter-text';
import { xWeight } from '../../../src/core/checks/x-weight.ts';
import { fc } from '../../support/property.ts';
import { ANY_POST, POSTS } from '../../support/x-posts.ts';
import { single, together, type Verdict } from '../judges/verdict.ts';

const GENERATED = 5_000;

/** The length of posts on X by our count, with X's own library as the judge. */
export function judgeXWeight(): { fixed: Verdict; generated: Verdict } {
  const posts = fc.sample(ANY_POST, { numRuns: GENERATED, seed: 20_261_122 }).map((bits) => bits.join(''));
  return {
    fixed: together(Object.values(POSTS).map(([text]) => judge(text))),
    generated: together(posts.map(judge)),
  };
}

function judge(text: string): Verdict {
  const [ours, theirs] = [xWeight(text), twitter.parseTweet(text).weightedLength];
  return single(ours === theirs, `${JSON.stringify(text)}: ${ours} here, ${theirs} on X`);
}
