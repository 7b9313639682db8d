// The pages of the list of people that both servers return.
import { isDeepStrictEqual } from 'node:util';
import { operation } from '../operation.mjs';
import { folded } from './raw-people.mjs';

const pageSize = 50;

const peopleWith = (fields) => `query ($search: String, $where: [Condition!], $after: String) {
  people(first: ${pageSize}, search: $search, where: $where, after: $after) { ${fields} } }`;

/** A page of the list without how many people there are. */
export const page =
  peopleWith(`nodes { id name email role userType lang points testsPassed account { id name } }
  pageInfo { hasNextPage endCursor }`);

const filter = { userTypes: ['pro'], accountKinds: ['gold_retailer'] };

/** Sends a body to the portal and returns the data. */
export async function ask(requestOf, body) {
  const { url, ...request } = requestOf(body);
  const { data, errors } = await (await fetch(url, request)).json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Follows the list from its first page; gives the cursors behind those pages. */
export async function follow(requestOf, wanted) {
  const cursors = new Map();
  let after = null;
  for (let number = 1; number <= Math.max(...wanted); number += 1) {
    const { people } = await ask(requestOf, JSON.stringify({ query: page, variables: { after } }));
    after = people.pageInfo.endCursor;
    if (wanted.includes(number)) cursors.set(number, after);
  }
  return cursors;
}

const withoutCursors = (text) =>
  JSON.parse(text, (key, value) => (key === 'endCursor' || key === 'hasNextPage' ? null : value));

/** Throws where both servers don't return the same: the ratio would mean nothing. Returns how many people both listed. */
export async function comparePeople({ title, body, name }, { requestOf, rawUrl }) {
  const { url, ...request } = requestOf(body);
  const ours = withoutCursors(await (await fetch(url, request)).text()).data;
  const theirs = withoutCursors(await (await fetch(`${rawUrl}/${name}`)).text());
  if (isDeepStrictEqual(ours, theirs)) return ours.people.nodes.length;
  throw new Error(
    `${title} differs:\n${JSON.stringify(ours).slice(0, 2000)}\n${JSON.stringify(theirs).slice(0, 2000)}`,
  );
}

/** The pages that are compared, and the parameters of the hand-written ones; page `deep` ends before the last of them. */
export async function peoplePages(client, deep, after) {
  const { rows } = await client.query(
    `select ${folded} as key, p.id from profile p order by 1, 2 offset ${deep * pageSize - 1} limit 1`,
  );
  const figures = [
    { title: 'first page of people', name: 'peopleFirst', body: operation('People', {}) },
    {
      title: 'people filtered, with their number',
      name: 'peopleFiltered',
      body: operation('People', { filter }),
    },
    {
      title: `people behind row ${(deep * pageSize).toLocaleString('en')}`,
      name: 'peopleAfter',
      body: operation('People', { after }),
    },
  ];
  return { figures, values: { peopleAfter: [rows[0].key, rows[0].id] } };
}
