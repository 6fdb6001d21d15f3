import type { TextModel } from '../../../../src/server/llm/text-model.ts';

export interface JudgeHabits {
  /** What it says of a pair, from the two texts as it is shown them. */
  readonly pair: (a: string, b: string) => 'A' | 'B' | 'tie';
  /** Questions to which it answers in a chatty way that nobody can read. */
  readonly mumbles?: (prompt: string) => boolean;
}

/** A judge that reads its questions as far as its tags tell, and judges by figures and words: for the plumbing alone. */
export function scriptedJudge({ pair, mumbles = () => false }: JudgeHabits): TextModel & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    name: 'scripted-judge',
    vendor: 'Scripted',
    memory: null,
    asked,
    async generate({ prompt }) {
      asked.push(prompt);
      const text = mumbles(prompt) ? 'That is hard to say.' : JSON.stringify(answerTo(prompt, pair));
      const usage = { inputTokens: null, cachedInputTokens: null, cacheWriteTokens: null, outputTokens: null };
      return await Promise.resolve({ text, model: 'scripted-judge', usage });
    },
  };
}

function answerTo(prompt: string, pair: JudgeHabits['pair']): unknown {
  switch (tag(prompt, 'task')) {
    case 'judge citations':
      return { sentences: judgeCitations(prompt) };
    case 'judge opinion':
      return judgeOpinion(prompt);
    case 'judge as editor':
      return {
        sentences: blocks(prompt, 'sentence').map(({ id, text }) => ({
          n: Number(id),
          verdict: /game-changer/.test(text) ? 'cut' : 'keep',
          why: '',
        })),
      };
    case 'judge flags':
      return { flags: judgeFlags(prompt) };
    default:
      return { why: 'It reads so.', better: pair(tag(prompt, 'text_a'), tag(prompt, 'text_b')) };
  }
}

/** A figure tells an outside fact; it is supported where it stands in what the sentence cites, or the text as a whole. */
function judgeCitations(prompt: string) {
  const claims = blocks(prompt, 'claim');
  const cites = new Map(blocks(prompt, 'cites').map(({ id, text }) => [id, text.split(', ')]));
  const given = tag(prompt, 'given');
  return blocks(prompt, 'sentence').map(({ id, text }) => {
    const own = cites.size === 0 ? claims : claims.filter((claim) => cites.get(id)?.includes(claim.id));
    const known = own.map((claim) => claim.text).join('\n');
    const figures = text.match(/\d+/g) ?? [];
    const isSupported = own.length > 0 && figures.every((figure) => known.includes(figure));
    const outside = figures.some((figure) => !given.includes(figure));
    const by = isSupported ? own.filter((claim) => shares(text, claim.text)).map((claim) => claim.id) : [];
    return { n: Number(id), outside, support: isSupported ? 'full' : 'none', by };
  });
}

/** Four words in a row. */
function shares(text: string, claim: string): boolean {
  const words = text.split(/\s+/);
  return words.some((_, at) => at + 4 <= words.length && claim.includes(words.slice(at, at + 4).join(' ')));
}

function judgeOpinion(prompt: string) {
  const points = blocks(prompt, 'point');
  const said = blocks(prompt, 'sentence').flatMap(({ id, text }) =>
    points.filter((point) => text.includes(point.text)).map((point) => ({ n: Number(id), point: point.id, text })),
  );
  return {
    carried: said.map(({ n, point }) => ({ n, point })),
    credited: said
      .filter(({ text }) => /studies show/i.test(text))
      .map(({ n, point }) => ({ n, point, to: 'studies' })),
  };
}

function judgeFlags(prompt: string) {
  const known = tag(prompt, 'claims') + tag(prompt, 'given');
  return blocks(prompt, 'mark').map(({ id, text }) => {
    const [fact = ''] = text.split('\n');
    return { n: Number(id), stands: known.includes(fact), where: 'the claims' };
  });
}

function blocks(prompt: string, name: string): { id: string; text: string }[] {
  return Array.from(
    prompt.matchAll(new RegExp(`<${name} id="([^"]+)">([\\s\\S]*?)</${name}>`, 'g')),
    ([, id = '', text = '']) => ({ id, text }),
  );
}

function tag(prompt: string, name: string): string {
  return new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(prompt)?.[1]?.trim() ?? '';
}
