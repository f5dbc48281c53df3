import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { CHECK_CODES } from '../contract/checks.ts';
import { MAX_BULK_NAMES } from '../contract/limits.ts';
import { type OperationId, ROUTES, type Route } from '../contract/operations.ts';
import { PROBLEM_STATUS } from '../contract/problem.ts';
import { componentSchemas } from './component-schemas.ts';
import { createOpenapiDocument } from './openapi-document.ts';

const document = createOpenapiDocument('/api');

/** The document as a client receives it. */
const served = JSON.parse(JSON.stringify(document));

function listOperations() {
  return Object.entries(served.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Record<string, unknown>>).map(
      ([method, operation]) => ({ path, method: method.toUpperCase(), operation }),
    ),
  );
}

it('is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(served));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

it('documents the limits of the code', () => {
  const { BulkInspectNamesRequest, NameGuardReport } = componentSchemas;
  expect(BulkInspectNamesRequest.properties.names.maxItems).toBe(MAX_BULK_NAMES);
  expect(NameGuardReport.properties.risk_count.maximum).toBe(CHECK_CODES.length);
});

it('describes every path and query parameter', () => {
  for (const { path, operation } of listOperations()) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `path ${name}`);
    const route: Route = ROUTES[operation.operationId as OperationId];
    const inQuery = (route.query ?? []).map((name) => `query ${name}`);
    const parameters = (operation.parameters ?? []) as { in: string; name: string }[];
    expect(parameters.map((each) => `${each.in} ${each.name}`)).toEqual([...inPath, ...inQuery]);
  }
});

it('describes every problem', () => {
  const text = JSON.stringify(served);
  for (const code of Object.keys(PROBLEM_STATUS)) expect(text).toContain(`\`${code}\``);
});
