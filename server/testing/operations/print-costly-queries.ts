import 'reflect-metadata';
import { type GraphQLSchema, isObjectType } from 'graphql';
import { largestCost } from '#server/platform/graphql/limits/limits';
import { portalSchema } from '#server/app/schema/schema';
import { costlyQueries, type Known } from './costly-queries';

/** Throws if the schema has no argument for an id. Queries with it would find nothing and cost too little. */
function requireArguments(schema: GraphQLSchema, known: Known): void {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const fields = types.flatMap((type) => Object.values(type.getFields()));
  const all = new Set(fields.flatMap(({ name, args }) => args.map((each) => `${name}.${each.name}`)));
  const missing = Object.keys(known).filter((key) => !all.has(key));
  if (missing.length > 0) throw new Error(`The schema has no arguments ${missing.join(', ')}.`);
}

/** Prints the queries that are just allowed for strangers and for others, for the benchmark. Ids are given as JSON. */
async function print([known = '{}']: string[]): Promise<void> {
  const schema = await portalSchema();
  const values = JSON.parse(known) as Known;
  requireArguments(schema, values);
  const found = {
    stranger: costlyQueries(schema, largestCost.stranger, values),
    others: costlyQueries(schema, largestCost.others, values),
  };
  process.stdout.write(JSON.stringify(found));
}

void print(process.argv.slice(2));
