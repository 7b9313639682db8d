import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable, type DocumentNode } from '@apollo/client';
import { fireEvent, type queries, screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { buildSchema, getVariableValues, Kind, validate, type OperationDefinitionNode } from 'graphql';
import { Route, Routes } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import { allWords } from '#client/testing/words';
import { railGroups } from './admin/rail-groups';
import AdminRoutes from './admin-routes';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

const administrator = {
  __typename: 'Profile',
  id: 'p1',
  name: 'Ada',
  email: 'ada@people.example',
  role: 'admin',
  userType: 'standard',
  points: 0,
  imageUrl: null,
};

type Asked = { query: DocumentNode; variables: Record<string, unknown> };

/** What the server would refuse of it. */
function refusals({ query, variables }: Asked): string[] {
  const operation = query.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const { variableDefinitions = [] } = operation as OperationDefinitionNode;
  const { errors = [] } = getVariableValues(schema, variableDefinitions, variables);
  return [...validate(schema, query), ...errors].map(({ message }) => message);
}

/** Opens the administration of a server that keeps what it is asked for, and answers with who is signed in alone. */
function openAdministration(): Asked[] {
  const asked: Asked[] = [];
  const link = new ApolloLink(
    ({ operationName, query, variables }) =>
      new Observable((observer) => {
        if (operationName !== 'Shell') return void asked.push({ query, variables });
        observer.next({ data: { me: administrator } });
        return observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link });
  renderPortal(
    <Routes>
      <Route path="/admin/*" element={<AdminRoutes shell={null} />} />
    </Routes>,
    { path: '/admin/modules', client },
  );
  return asked;
}

type Sheet = ReturnType<typeof within<typeof queries>>;

/** Adds each filter to the sheet, and sets it to each of its values. */
function setFilters(sheet: Sheet): void {
  const offered = () => sheet.getByRole('searchbox', { name: 'Find a field' }).closest('[data-choice]')!;
  const fields = [...offered().querySelectorAll('button')].map(({ textContent }) => textContent);
  for (const [at, field] of fields.entries()) {
    if (at > 0) fireEvent.click(sheet.getByRole('button', { name: 'Add filter' }));
    fireEvent.click([...offered().querySelectorAll('button')].find((each) => each.textContent === field)!);
    for (const box of sheet.queryAllByRole('checkbox')) fireEvent.click(box);
    for (const end of sheet.queryAllByRole('textbox')) fireEvent.change(end, { target: { value: '9' } });
    for (const day of sheet.queryAllByLabelText<HTMLInputElement>(/^(From|To)$/)) {
      if (day.type === 'date') fireEvent.change(day, { target: { value: '2026-11-30' } });
    }
  }
}

/** Narrows the list to each value of each filter, and orders it by each column that can be sorted, by the last one both ways. */
async function askForEverything(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  if (sheet.queryByRole('searchbox')) setFilters(sheet);
  // A list that comes in one order alone has none.
  const sort = sheet.queryByLabelText<HTMLSelectElement>('Sort');
  const orders = [...(sort?.options ?? [])].map(({ value }) => value);
  const once = orders.filter((value) => !value.startsWith('-'));
  for (const value of [...once, ...orders.slice(-1)]) fireEvent.change(sort!, { target: { value } });
  fireEvent.click(sheet.getByRole('button', { name: /^Show\b/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Pages of lists that were narrowed and sorted, by the group of the rail. */
const looked: Record<string, readonly string[]> = {
  'admin.group.learning': ['/admin/modules', '/admin/questions', '/admin/results', '/admin/certificates'],
  'admin.group.people': ['/admin/people', '/admin/accounts', '/admin/imports'],
  'admin.group.rewards': ['/admin/points', '/admin/orders'],
  'admin.group.content': ['/admin/awards', '/admin/files'],
};

describe('the lists of the administration', () => {
  it.each(railGroups)(
    'ask for nothing that the schema does not have, whatever they are narrowed to and sorted by: $labelId',
    async ({ labelId: group, links }) => {
      const asked = openAdministration();
      const rail = await screen.findByRole('navigation', { name: 'Administration' });
      const linkTo = (path: string) =>
        within(rail)
          .getAllByRole('link')
          .find((link) => link.getAttribute('href') === path)!;
      const { messages } = allWords('en');
      const sorted: string[] = [];
      // A group's first page is always there, the others once it is shown.
      for (const { to, labelId } of links) {
        fireEvent.click(linkTo(to));
        await screen.findByRole('heading', { level: 1, name: String(messages[labelId]) });
        const field = screen.queryByRole('searchbox');
        // A page that is no list, or one that cannot be narrowed.
        if (!field || !screen.queryByRole('button', { name: 'Filters' })) continue;
        await askForEverything();
        const before = asked.length;
        fireEvent.change(field, { target: { value: 'winter' } });
        await waitFor(() => expect(asked.length).toBeGreaterThan(before));
        sorted.push(to);
      }
      expect(asked.flatMap(refusals)).toEqual([]);
      // Each of them was looked at, and sorted by more than one column.
      expect(sorted).toEqual(expect.arrayContaining([...(looked[group] ?? [])]));
      const orders = new Set(asked.map(({ variables }) => JSON.stringify(variables['orderBy'])));
      expect(orders.size).toBeGreaterThanOrEqual(looked[group] ? 3 : sorted.length);
    },
  );
});
