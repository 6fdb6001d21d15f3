import { z } from 'zod';

/** As much of a JSON Schema as the attacks read. */
export interface JsonSchema {
  readonly type?: string | readonly string[] | undefined;
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined;
  readonly items?: JsonSchema | undefined;
  readonly anyOf?: readonly JsonSchema[] | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly required?: readonly string[] | undefined;
  readonly additionalProperties?: JsonSchema | boolean | undefined;
}

const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    items: jsonSchema.optional(),
    anyOf: z.array(jsonSchema).optional(),
    enum: z.array(z.unknown()).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), jsonSchema]).optional(),
  }),
);

const operation = z.object({
  security: z.array(z.unknown()).optional(),
  parameters: z
    .array(z.object({ in: z.enum(['path', 'query', 'header']), name: z.string(), schema: jsonSchema }))
    .default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: jsonSchema })) }).optional(),
  responses: z.record(z.string(), z.unknown()),
});

const description = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

export interface Route {
  /** `get /api/personas/{id}` */
  readonly name: string;
  readonly method: string;
  /** With names of parameters in braces. */
  readonly path: string;
  readonly isPublic: boolean;
  /** Names of what stands in braces. */
  readonly inPath: readonly string[];
  readonly inQuery: Readonly<Record<string, JsonSchema>>;
  readonly headers: readonly string[];
  readonly body: JsonSchema | null;
  readonly bodyType: string | null;
  /** Whether `If-None-Match` is answered. */
  readonly hasTag: boolean;
}

/** Every route that the product describes, from `/api/openapi.json` as it is served. */
export async function describedRoutes(url: string, token: string): Promise<Route[]> {
  const answer = await fetch(`${url}/api/openapi.json`, { headers: { authorization: `Bearer ${token}` } });
  const { paths } = description.parse(await answer.json());
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, told]) => {
      const named = (place: string) => told.parameters.filter((parameter) => parameter.in === place);
      const [bodyType = null] = Object.keys(told.requestBody?.content ?? {});
      return {
        name: `${method} ${path}`,
        method: method.toUpperCase(),
        path,
        isPublic: told.security?.length === 0,
        inPath: named('path').map(({ name }) => name),
        inQuery: Object.fromEntries(named('query').map(({ name, schema }) => [name, schema])),
        headers: named('header').map(({ name }) => name),
        body: bodyType === null ? null : (told.requestBody?.content[bodyType]?.schema ?? null),
        bodyType,
        hasTag: '304' in told.responses,
      };
    }),
  );
}

/** Where in a body text of any kind can stand: `['material', 0, 'id']`. What may be one of a few words is left out. */
export function textPlaces(schema: JsonSchema, at: readonly (string | number)[] = []): (string | number)[][] {
  const inside = [
    ...(schema.anyOf ?? []).map((one) => textPlaces(one, at)),
    ...Object.entries(schema.properties ?? {}).map(([name, one]) => textPlaces(one, [...at, name])),
    ...(schema.items ? [textPlaces(schema.items, [...at, 0])] : []),
  ].flat();
  const isText = schema.enum === undefined && [schema.type].flat().includes('string');
  const all = isText ? [[...at], ...inside] : inside;
  return [...new Map(all.map((place) => [place.join('.'), place])).values()];
}

/** Where in a body an object stands, the body itself among them. */
export function objectPlaces(schema: JsonSchema, at: readonly (string | number)[] = []): (string | number)[][] {
  const inside = [
    ...(schema.anyOf ?? []).map((one) => objectPlaces(one, at)),
    ...Object.entries(schema.properties ?? {}).map(([name, one]) => objectPlaces(one, [...at, name])),
    ...(schema.items ? [objectPlaces(schema.items, [...at, 0])] : []),
  ].flat();
  const all = schema.properties ? [[...at], ...inside] : inside;
  return [...new Map(all.map((place) => [place.join('.'), place])).values()];
}

/** `body` with `value` at `place`; lists and objects on the way are made where there are none. */
export function withValueAt(body: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const [first, ...others] = Array.isArray(body) ? (body as unknown[]) : [undefined];
    return [withValueAt(first, rest, value), ...others];
  }
  const present = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  const entries = Object.entries(present).filter(([name]) => name !== step);
  const inside: unknown = Object.entries(present).find(([name]) => name === step)?.[1];
  return Object.fromEntries([...entries, [step, withValueAt(inside, rest, value)]]);
}
