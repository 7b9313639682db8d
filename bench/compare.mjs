// Whether the hand-written server returns and writes the same as the portal, on the least data that shows it.
import { comparePeople, follow, peoplePages } from './admin/people-pages.mjs';
import { persons } from './calls.mjs';
import { benchData } from './data.mjs';
import { graphqlRequest } from './operation.mjs';
import { compareReads, readValues } from './reads.mjs';
import { rawServer } from './setup.mjs';
import { sittingData } from './sitting-data.mjs';
import { attemptsCompared, compareWrites } from './writes.mjs';

/** Fills a database that has the bench's learner. Returns the ids of the people who submit tests. */
export async function loadLeast(client) {
  await client.query(benchData(persons));
  await client.query(sittingData(persons, attemptsCompared));
  const { rows } = await client.query(
    `select id from profile where id in (select md5('profile' || p)::uuid from generate_series(1, $1) p)`,
    [persons],
  );
  return rows.map(({ id }) => id);
}

/**
 * Compares all that the bench measures. `tokens` are those of the people who submit tests, by their ids. Returns the names
 * of the reads, how many people each page has, and what each write wrote. Throws at the first difference.
 */
export async function compareAnswers({ client, databaseUrl, portal, learner, adminToken, tokens }, stops) {
  const requestOf = (body) => graphqlRequest(portal.url, adminToken, body);
  const cursors = await follow(requestOf, [1]);
  const { figures, values } = await peoplePages(client, 1, cursors.get(1));
  const raw = await rawServer(databaseUrl, stops)({ ...readValues(learner.id), ...values });
  const people = {};
  for (const figure of figures)
    people[figure.name] = await comparePeople(figure, { requestOf, rawUrl: raw.url });
  const reads = await compareReads(portal.url, raw.url, learner.token);
  return { reads, people, writes: await compareWrites({ client, portal, raw, tokens }) };
}
