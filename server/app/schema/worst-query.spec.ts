import fc from 'fast-check';
import {
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { demoId } from '#server/demo/ids';
import { loadDemoData } from '#server/demo/load';
import { pool, select } from '#server/platform/database/database';
import { largestAnswer } from '#server/platform/graphql/limits/answer-size';
import { queryCost } from '#server/platform/graphql/limits/cost';
import { largestCost } from '#server/platform/graphql/limits/limits';
import { isList } from '#server/platform/graphql/limits/sizes';
import { type Api, startApi } from '#server/testing/api/api';
import {
  type CostlyShape,
  costlyShapes,
  type Known,
  wholeQueries,
} from '#server/testing/operations/costly-queries';
import { counted } from '#server/testing/database/counted';
import { makeClient, specIssuer } from '#server/testing/factories';
import { portalSchema } from './schema';

/** The minimum cost of a query per statement. */
const costOfStatement = 150;

/** Queries for strangers. With all queries, too few responses would succeed. */
const publicQueries = [
  'certificate',
  'countries',
  'enumerations',
  'menus',
  'passwordLink',
  'regions',
  'settings',
  'storeChoices',
];

describe('most expensive allowed query', () => {
  let api: Api;
  let schema: GraphQLSchema;
  let known: Known;
  let others: CostlyShape[];
  let strangers: CostlyShape[];
  let tokens: Record<'learner' | 'administrator' | 'client' | 'stranger', string | undefined>;

  async function tokenOf(email: string): Promise<string> {
    const { rows } = await pool().query<{ subject: string }>(
      'update profile_identity set issuer = $1 where profile_id = $2 returning subject',
      [specIssuer, demoId('profile', email)],
    );
    return api.tokenOf({ subject: rows[0]!.subject, email });
  }

  beforeAll(async () => {
    api = await startApi();
    await loadDemoData();
    schema = await portalSchema();
    const [ids] = await select<Record<string, string>>(
      'spec-known',
      `select (select id from attempt where profile_id = $1 and status = 'in_progress') as "attempt.id",
         (select id from attempt where profile_id = $1 and status = 'failed' limit 1) as "result.id",
         (select id from question where test_id = $3 limit 1) as "adminQuestion.id",
         (select id from question where test_id = $3 limit 1) as "regradedQuestion.id",
         (select id from question where test_id = $3 limit 1) as "regradePreview.questionId",
         (select id from question where kind = 'short_answer' limit 1) as "unmatchedAnswers.questionId",
         (select id from question where kind = 'short_answer' limit 1) as "acceptAnswerPreview.questionId",
         $1::text as "profile.id", $1::text as "person.id", $2::text as "module.id", $2::text as "adminModule.id",
         $2::text as "questionImports.moduleId",
         $3::text as "itemStatistics.testId", $3::text as "testPreview.testId", 'US' as "regions.country"`,
      [
        demoId('profile', 'learner@treadway.example'),
        demoId('module', 'winter-compounds'),
        demoId('test', 'winter-compounds'),
      ],
    );
    known = ids!;
    others = costlyShapes(schema, largestCost.others, known, 2);
    strangers = costlyShapes(schema, largestCost.stranger, known, 1).filter(({ root }) =>
      publicQueries.includes(root),
    );
    tokens = {
      learner: await tokenOf('learner@treadway.example'),
      administrator: await tokenOf('admin@treadway.example'),
      client: await api.clientToken(await makeClient('reader')),
      stranger: undefined,
    };
  });
  afterAll(() => api.close());

  async function request(query: string, token?: string) {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const sent = { method: 'POST' as const, url: '/graphql', headers, payload: JSON.stringify({ query }) };
    const { result, statements } = await counted(async () => api.app.inject(sent));
    let values = 0;
    type Body = { data?: unknown; errors?: unknown };
    const { data, errors } = JSON.parse(result.body, (_key, value: unknown) => (values++, value)) as Body;
    return { isWhole: errors === undefined, bytes: result.rawPayload.length, values, statements, data };
  }

  const kinds = ['learner', 'administrator', 'client', 'stranger'] as const;

  it.each(kinds)('stays within the limits that its cost implies, for a %s', async (kind) => {
    const max = kind === 'stranger' ? largestCost.stranger : largestCost.others;
    const shapes = kind === 'stranger' ? strangers : others;
    let answered = 0;
    // The caller is loaded at the first request, which is not part of a query’s cost.
    await request('{ __typename }', tokens[kind]);
    const queries = fc
      .constantFrom(...shapes)
      .map((shape) => shape.fullest())
      .filter((query) => query !== null);
    const search = fc.asyncProperty(queries, async (query) => {
      const document = parse(query);
      const { total } = queryCost(schema, document, document.definitions[0] as OperationDefinitionNode, {});
      const { isWhole, bytes, values, statements } = await request(query, tokens[kind]);
      expect(bytes).toBeLessThanOrEqual(largestAnswer);
      expect(statements * costOfStatement).toBeLessThanOrEqual(total);
      // A list longer than expected can use up the remaining cost; its brackets count as a value.
      expect(values).toBeLessThanOrEqual(max * 1.1);
      if (isWhole) answered++;
    });
    await fc.assert(search, { numRuns: 40 });
    expect(answered).toBeGreaterThan(0);
  });

  it('has no list longer than declared', async () => {
    const longer = new Set<string>();
    const seen = new Set<string>();
    for (const query of wholeQueries(schema, known)) {
      const document = parse(query);
      const check = (
        type: GraphQLObjectType,
        set: SelectionSetNode,
        value: Record<string, unknown>,
      ): void => {
        for (const node of set.selections) {
          if (node.kind !== Kind.FIELD) continue;
          const field = type.getFields()[node.name.value];
          const found = value[node.name.value];
          if (!field || found === null || found === undefined) continue;
          const name = `${type.name}.${field.name}`;
          const declared = field.extensions['listSize'] as number | undefined;
          const entries = (isList(field) ? found : [found]) as Record<string, unknown>[];
          if (declared !== undefined) seen.add(name);
          if (declared !== undefined && entries.length > declared) longer.add(`${name}: ${entries.length}`);
          const below = getNamedType(field.type);
          if (isObjectType(below) && node.selectionSet) {
            for (const entry of entries) check(below, node.selectionSet, entry);
          }
        }
      };
      const { data } = await request(
        query,
        query.includes('attempt(') ? tokens.learner : tokens.administrator,
      );
      const { selectionSet } = document.definitions[0] as OperationDefinitionNode;
      if (data) check(schema.getQueryType()!, selectionSet, data as Record<string, unknown>);
    }
    expect([...longer]).toEqual([]);
    expect(seen.size).toBeGreaterThan(20);
  });

  it('lets other requests be answered while twelve run', async () => {
    const query = others.find(({ root }) => root === 'modules')!.fullest()!;
    const order: string[] = [];
    const twelve = Array.from({ length: 12 }, async () => {
      const { body } = await api.graphql(query, {}, tokens.learner);
      order.push(body.errors ? 'rejected' : 'query');
    });
    const livez = api.app
      .inject({ url: '/livez' })
      .then(({ statusCode }) => order.push(`livez ${statusCode}`));
    await Promise.all([...twelve, livez]);
    expect(order.at(-1)).toBe('query');
    expect(order).toContain('livez 200');
  });
});
