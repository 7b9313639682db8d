// Checks that the hand-written server returns and writes the same as the portal, on as little data as possible.
import { comparePeople, createPeoplePages, findCursors } from './admin/people-pages.mjs';
import { persons } from './calls.mjs';
import { benchData } from './data.mjs';
import { createGraphqlRequest } from './operation.mjs';
import { compareReads, createReadValues } from './reads.mjs';
import { createRawServer } from './setup.mjs';
import { attemptData } from './attempt-data.mjs';
import { attemptsCompared, compareWrites } from './writes.mjs';

/** Adds data to a database that already has the bench's learner. Returns the ids of the people who submit tests. */
export async function loadMinimalData(client) {
  await client.query(benchData(persons));
  await client.query(attemptData(persons, attemptsCompared));
  const { rows } = await client.query(
    `select id from profile where id in (select md5('profile' || p)::uuid from generate_series(1, $1) p)`,
    [persons],
  );
  return rows.map(({ id }) => id);
}

/**
 * Compares everything that the bench measures. `tokens` maps the ids of the people who submit tests to their tokens.
 * Returns the names of the reads, the number of people on each page, and what each write wrote. Throws at the first
 * difference.
 */
export async function compareAnswers({ client, databaseUrl, portal, learner, adminToken, tokens }, stops) {
  const createRequest = (body) => createGraphqlRequest(portal.url, adminToken, body);
  const cursors = await findCursors(createRequest, [1]);
  const { figures, values } = await createPeoplePages(client, 1, cursors.get(1));
  const raw = await createRawServer(databaseUrl, stops)({ ...createReadValues(learner.id), ...values });
  const people = {};
  for (const figure of figures)
    people[figure.name] = await comparePeople(figure, { createRequest, rawUrl: raw.url });
  const reads = await compareReads(portal.url, raw.url, learner.token);
  return { reads, people, writes: await compareWrites({ client, portal, raw, tokens }) };
}
