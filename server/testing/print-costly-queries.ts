import 'reflect-metadata';
import { largestCost } from '#server/platform/graphql/limits';
import { portalSchema } from '#server/app/schema/schema';
import { costlyQueries, type Known } from './costly-queries';

/** Prints, for the bench, the queries that are just allowed to strangers and to others; ids are given as JSON. */
async function print([known = '{}']: string[]): Promise<void> {
  const schema = await portalSchema();
  const values = JSON.parse(known) as Known;
  const found = {
    stranger: costlyQueries(schema, largestCost.stranger, values),
    others: costlyQueries(schema, largestCost.others, values),
  };
  process.stdout.write(JSON.stringify(found));
}

void print(process.argv.slice(2));
