import { fc } from '../../support/property.ts';
import { addressOf, bodyOf, caseOf } from './route-cases.ts';
import type { JsonSchema, Route } from './described-routes.ts';
import type { Sent } from './send.ts';
import type { World } from './world.ts';

/** Text that something down the line could stumble over. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00x',
  '\ufeff',
  '\u202e',
  '\u2028',
  '\ufffe\uffff',
  '\u001b[31m',
  '\r\nSet-Cookie: a=b',
  "' or 1=1; --",
  "'; drop table users; --",
  '$1',
  '%s%n%p',
  '%00',
  '%',
  '\\',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-1',
  '1e309',
  '9'.repeat(400),
  '0x7fffffff',
  'true',
  '[]',
  '{}',
  'x'.repeat(3_000),
  'ﷺ'.repeat(400),
  '👩‍👩‍👧‍👦'.repeat(100),
  'e' + '\u0301'.repeat(2_000),
  '1970-01-01T00:00:00Z',
  '+275761-01-01',
  'http://[::1]:0/',
  'http://a@b:c/',
  'https://' + 'a'.repeat(300) + '.example/',
  'mailto:a@b.example',
  'en-' + 'x'.repeat(90),
] as const;

const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  -(2 ** 63),
  [],
  [null],
  [[[[]]]],
  {},
  { a: {} },
  { length: 1e9 },
  { toString: 1 },
  { toJSON: 'x' },
  { $gt: '' },
];

const text = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

const anything = fc.oneof(text, fc.constantFrom(...HOSTILE_VALUES), fc.jsonValue({ maxDepth: 3 }));

/** What the schema describes, more or less: in each place now and then something else. */
function valueFor(schema: JsonSchema, known: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: fitting(schema, known) }, { weight: 1, arbitrary: anything });
}

function fitting(schema: JsonSchema, known: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valueFor(one, known)));
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, one]) => [name, valueFor(one, known)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  }
  if (schema.items) return fc.array(valueFor(schema.items, known), { maxLength: 4 });
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, known)));
}

function ofType(
  type: string,
  { additionalProperties }: JsonSchema,
  known: fc.Arbitrary<string>,
): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return fc.oneof(text, known);
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, 1, -1, 1e9, 2 ** 53, Number.MAX_VALUE));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default: {
      const inside = typeof additionalProperties === 'object' ? valueFor(additionalProperties, known) : anything;
      return fc.dictionary(fc.oneof(text, known), inside, { maxKeys: 4 });
    }
  }
}

/** Bodies that are no JSON, or more of it than anybody needs. */
const BROKEN_BODIES = [
  '',
  ' ',
  '{',
  '}',
  '[',
  'null',
  '"text"',
  '1',
  '{"a":1,}',
  '{"a":1}{"b":2}',
  '{"a":1,"a":2}',
  "{'a':1}",
  'NaN',
  '\u0000',
  '\ufeff{}',
  '{"a":"\ud800"}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '{"a":1e999}',
  `{"a":${'9'.repeat(2_000)}}`,
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
  `[${'1,'.repeat(20_000)}1]`,
  `{"${'k'.repeat(5_000)}":1}`,
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  'a=1&b=2',
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
] as const;

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json;;;',
  'APPLICATION/JSON',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  '/',
  '',
] as const;

function bodyFor(
  route: Route,
  world: World,
  known: fc.Arbitrary<string>,
): fc.Arbitrary<Pick<Sent, 'body' | 'headers'>> {
  const good = bodyOf(route, world);
  const plain = { 'content-type': 'application/json' };
  const asJson = (value: unknown) => ({ headers: plain, body: JSON.stringify(value) ?? '' });
  const odd = fc.record({
    body: fc.oneof(fc.constantFrom(...BROKEN_BODIES), text),
    headers: fc.constantFrom(...TYPES).map((type) => ({ 'content-type': type })),
  });
  const described =
    route.body && route.bodyType === 'application/json' ? [valueFor(route.body, known).map(asJson)] : [];
  const mutated = described.map((one) =>
    fc.tuple(one, fc.nat(200), fc.nat(255)).map(([{ headers, body }, at, code]) => ({
      headers,
      body: body.slice(0, at) + String.fromCharCode(code) + body.slice(at + 1),
    })),
  );
  const withBody = [fc.constant(good), odd, ...described, ...described, ...described, ...mutated];
  return route.method === 'GET' ? fc.oneof(fc.constant({}), fc.constant({}), odd) : fc.oneof(...withBody);
}

/** As it stands in an address: encoded, half encoded, or not at all. */
const inAddress = (value: fc.Arbitrary<string>) =>
  fc.oneof(
    value.map((one) => encodeURIComponent(one.toWellFormed())),
    value.map((one) => one.replace(/[^!-~]/g, '%') || '%'),
    fc.constantFrom('%00', '%ED%A0%80', '%zz', '..', '%2e%2e', '%2F', '.', '~', '%C0%AF', '%FF', '*', '1', '1e3', '-1'),
  );

function queryFor(route: Route, known: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const names = [...Object.keys(route.inQuery), 'limit', '__proto__', 'x'];
  const pair = fc
    .tuple(
      fc.constantFrom(...names, ...names.map((name) => `${name}[]`), ...names.map((name) => `${name}[a][b]`)),
      inAddress(fc.oneof(text, known)),
    )
    .map(([name, value]) => `${name}=${value}`);
  const many = fc.array(pair, { maxLength: 4 }).map((pairs) => pairs.join('&'));
  return fc.oneof(
    fc.constant(''),
    many.map((pairs) => `?${pairs}`),
    fc.constantFrom('?', '?&&', '?=', '??', '?%', '?a=%'),
  );
}

const headerText = fc.oneof(
  fc.string({ maxLength: 40 }).map((one) => one.replace(/[^\t\u0020-\u007e]/g, '').trim()),
  fc.constantFrom(
    '',
    '*',
    '"',
    'W/"',
    'W/""',
    '"a", "b"',
    ',,,',
    '\u00ff\u00e9',
    'x'.repeat(4_000),
    '0-0',
    '-1',
    '__proto__',
  ),
);

function headersFor(route: Route): fc.Arbitrary<Record<string, string>> {
  const names = [
    ...route.headers,
    'if-none-match',
    'if-match',
    'range',
    'accept',
    'accept-encoding',
    'accept-language',
    'content-encoding',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-request-id',
    'user-agent',
    'cookie',
    'origin',
    'sec-fetch-site',
  ];
  return fc.oneof(fc.constant({}), fc.dictionary(fc.constantFrom(...names), headerText, { maxKeys: 3 }));
}

/** Calls of a route by somebody who is signed in: some in order, most not quite, some not at all. */
export function arbitraryRequest(route: Route, world: World): fc.Arbitrary<Sent> {
  const ids = Object.values(world.ids);
  const known = fc.constantFrom(...ids, world.email, 'X Post', 'Blog Post', 'en', 'builtin', 's1', 'c1');
  const { of } = caseOf(route);
  const own = of ? [world.ids[of]] : ids;
  const segment = fc.oneof(fc.constantFrom(...own), fc.constantFrom(...own), fc.constantFrom(...ids), inAddress(text));
  const path = fc
    .tuple(segment, fc.array(inAddress(text), { minLength: 2, maxLength: 2 }), fc.boolean())
    .map(([id, others, inOrder]) => {
      const left = [...others];
      if (inOrder) return addressOf(route, id);
      return route.path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'id' ? id : (left.pop() ?? '')));
    });
  return fc
    .tuple(path, queryFor(route, known), headersFor(route), bodyFor(route, world, known))
    .map(([address, query, headers, { headers: ofBody, ...body }]) => ({
      method: route.method,
      path: `${address}${query}`,
      headers: { ...headers, ...ofBody },
      ...body,
    }));
}
