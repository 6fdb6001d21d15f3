import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorCodes } from 'fastify';
import { invalidInput } from '../platform/errors.ts';
import type { TakeForBody } from './fair-use/fair-use.ts';
import { readBody } from './read-body.ts';

/** No request needs nearly as many; what is done with a body takes time and stack that grow with them. */
const MOST_VALUES = 2_000;
const DEEPEST = 20;

/** JSON alone. An empty body counts as none, since clients name the type with every call, also with a DELETE. */
export function readJsonBodies(app: FastifyInstance, takeForBody: TakeForBody): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest) => {
    if (!/^(identity)?$/i.test(request.headers['content-encoding'] ?? '')) {
      throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE();
    }
    const { text, bytes } = await readBody(request);
    if (bytes === 0) return undefined;
    await takeForBody(request, bytes);
    // Before it is parsed: even that takes seconds for half a million names.
    if (isOutsized(text)) throw invalidInput('The request body holds too many values');
    return await parsed(parse, request, text);
  });
}

type JsonParser = ReturnType<FastifyInstance['getDefaultJsonParser']>;

function parsed(parse: JsonParser, request: FastifyRequest, text: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    void parse(request, text, (error, value: unknown) => (error ? reject(error) : resolve(value)));
  });
}

/** Whether there are too many values in the JSON, or one too deep inside. */
function isOutsized(json: string): boolean {
  let values = 1;
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') at = endOfText(json, at);
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    else if (character === ',') values += 1;
    if (values > MOST_VALUES || depth > DEEPEST) return true;
  }
  return false;
}

/** Where the text ends that begins at `start`. */
function endOfText(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    if (json[at] === '\\') at += 1;
    else if (json[at] === '"') return at;
  }
  return json.length;
}
