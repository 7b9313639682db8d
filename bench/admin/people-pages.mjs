// Pages of the people list that both servers return.
import { isDeepStrictEqual } from 'node:util';
import { createOperation } from '../operation.mjs';
import { folded } from './raw-people.mjs';

const pageSize = 50;

const createPeopleQuery = (fields) => `query ($search: String, $where: PersonWhere, $after: String) {
  people(first: ${pageSize}, search: $search, where: $where, after: $after) { ${fields} } }`;

/** The query of one page of the list, without the total count. */
export const pageQuery =
  createPeopleQuery(`nodes { id name email role userType lang points testsPassed account { id name } }
  pageInfo { hasNextPage endCursor }`);

const filter = { userTypes: ['pro'], accountKinds: ['gold_retailer'] };

/** Sends a request body to the portal and returns the data. */
export async function fetchData(createRequest, body) {
  const { url, ...request } = createRequest(body);
  const { data, errors } = await (await fetch(url, request)).json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Pages through the list from the start. Returns the end cursors of the pages with these numbers, starting at 1. */
export async function findCursors(createRequest, pageNumbers) {
  const cursors = new Map();
  let after = null;
  for (let number = 1; number <= Math.max(...pageNumbers); number += 1) {
    const { people } = await fetchData(
      createRequest,
      JSON.stringify({ query: pageQuery, variables: { after } }),
    );
    after = people.pageInfo.endCursor;
    if (pageNumbers.includes(number)) cursors.set(number, after);
  }
  return cursors;
}

const parseWithoutCursors = (text) =>
  JSON.parse(text, (key, value) => (key === 'endCursor' || key === 'hasNextPage' ? null : value));

/**
 * Compares a page and returns how many people it lists. Throws if the servers return different data, because the ratio
 * would mean nothing.
 */
export async function comparePeople({ title, body, name }, { createRequest, rawUrl }) {
  const { url, ...request } = createRequest(body);
  const ours = parseWithoutCursors(await (await fetch(url, request)).text()).data;
  const theirs = parseWithoutCursors(await (await fetch(`${rawUrl}/${name}`)).text());
  if (isDeepStrictEqual(ours, theirs)) return ours.people.nodes.length;
  throw new Error(
    `${title} differs:\n${JSON.stringify(ours).slice(0, 2000)}\n${JSON.stringify(theirs).slice(0, 2000)}`,
  );
}

/**
 * Returns the pages to compare and the parameters of the hand-written statements. The last page starts after page
 * `deep`, whose end cursor is `after`.
 */
export async function createPeoplePages(client, deep, after) {
  const { rows } = await client.query(
    `select ${folded} as key, p.id from profile p order by 1, 2 offset ${deep * pageSize - 1} limit 1`,
  );
  const figures = [
    { title: 'first page of people', name: 'peopleFirst', body: createOperation('People', {}) },
    {
      title: 'people filtered, with their number',
      name: 'peopleFiltered',
      body: createOperation('People', { filter }),
    },
    {
      title: `people after row ${(deep * pageSize).toLocaleString('en')}`,
      name: 'peopleAfter',
      body: createOperation('People', { after }),
    },
  ];
  return { figures, values: { peopleAfter: [rows[0].key, rows[0].id] } };
}
