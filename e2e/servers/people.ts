import { setTimeout as pause } from 'node:timers/promises';
import { demoAccounts } from '#server/demo/people/people';
import { PlainBrowser, signInByForm, type Tokens } from '#server/testing/identity/browser';
import type { Stand } from './stand';

const password = 'winter-Tread-7';

/** A signed-in person with a browser and an IP address. */
export interface Person {
  email: string;
  browser: PlainBrowser;
  tokens: Tokens;
  /** The IP address of the person's requests. */
  address: string;
  /** The modules whose tests the person hasn't taken. */
  modules: string[];
}

/** Sends a GraphQL request. Throws if it isn't answered. */
export async function callApi<Data>(
  { url }: Stand,
  { tokens }: Pick<Person, 'tokens'>,
  query: string,
  input?: object,
) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.access_token}` },
    body: JSON.stringify({ query, variables: input && { input } }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Signs in through the form. Each request can reach another server. */
async function signIn({ url }: Stand, email: string, secret: string, address: string): Promise<Person> {
  const browser = new PlainBrowser(url, address);
  const tokens = await signInByForm(browser, email, secret);
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const begun = await fetch(`${url}/api/auth/init`, { method: 'POST', headers });
  if (!begun.ok) throw new Error(`The session of ${email} was not begun: ${await begun.text()}`);
  return { email, browser, tokens, address, modules: [] };
}

/** Signs in the administrator of the demo data. */
export async function signInAdministrator(stand: Stand): Promise<Person> {
  const { email, password: secret } = demoAccounts.find((each) => each.role === 'admin')!;
  return signIn(stand, email, secret, '10.1.0.1');
}

async function addPerson(stand: Stand, admin: Person, number: number): Promise<Person> {
  const email = `sitter-${number}@treads.example`;
  const { createPerson } = await callApi<{ createPerson: { person: { id: string } } }>(
    stand,
    admin,
    'mutation ($input: CreatePersonInput!) { createPerson(input: $input) { person { id } } }',
    { name: `Sitter ${number}`, email, lang: 'en', role: 'user', userType: 'standard', invite: false },
  );
  await callApi(
    stand,
    admin,
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { profile { id } } }',
    { profileId: createPerson.person.id, password },
  );
  // A token issued in the second in which the password was set is rejected.
  await pause(1000);
  const person = await signIn(stand, email, password, `10.2.0.${number}`);
  const { terms } = await callApi<{ terms: { version: number } | null }>(
    stand,
    person,
    '{ terms { version } }',
  );
  const accept = 'mutation ($input: AcceptTermsInput!) { acceptTerms(input: $input) { profile { id } } }';
  if (terms) await callApi(stand, person, accept, { version: terms.version });
  return person;
}

/** Creates `count` people with passwords and signs them in. */
export async function addPeople(stand: Stand, admin: Person, count: number): Promise<Person[]> {
  const people: Person[] = [];
  const atOnce = 5;
  for (let number = 1; number <= count; number += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count + 1 - number) }, (_, index) => number + index);
    people.push(...(await Promise.all(some.map((each) => addPerson(stand, admin, each)))));
  }
  // Servers cache a person for two seconds.
  await pause(2000);
  const { modules } = await callApi<{ modules: { nodes: { id: string }[] } }>(
    stand,
    people[0]!,
    '{ modules(first: 100) { nodes { id } } }',
  );
  const ids = modules.nodes.map(({ id }) => id);
  return people.map((person) => ({ ...person, modules: [...ids] }));
}
