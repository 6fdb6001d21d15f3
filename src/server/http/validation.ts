import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { DomainError } from '../platform/errors.ts';
import { parseInput } from '../platform/parse-input.ts';

/**
 * Checks addresses, queries and headers by the schemas of their route. Bodies are left to the verbs, which parse what
 * they are given whoever calls; their schemas in the routes are for OpenAPI.
 */
export const validateRequest: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  if (httpPart === 'body') return (data: unknown) => ({ value: data });
  return (data: unknown) => {
    try {
      return { value: parseInput(schema, data) };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { error: httpPart === 'params' ? new DomainError('not_found', error.message) : error };
    }
  };
};
