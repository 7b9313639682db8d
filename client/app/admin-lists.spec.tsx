import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable, type DocumentNode } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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

type SentRequest = { query: DocumentNode; variables: Record<string, unknown> };

const errorsByDocument = new Map<DocumentNode, readonly string[]>();

/** Returns the validation errors of a document. Each document is validated only once. */
function validateDocument(query: DocumentNode): readonly string[] {
  const errors = errorsByDocument.get(query) ?? validate(schema, query).map(({ message }) => message);
  errorsByDocument.set(query, errors);
  return errors;
}

/** Returns the errors that the server would report for a request. */
function findErrors({ query, variables }: SentRequest): string[] {
  const operation = query.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const { variableDefinitions = [] } = operation as OperationDefinitionNode;
  const { errors = [] } = getVariableValues(schema, variableDefinitions, variables);
  return [...validateDocument(query), ...errors.map(({ message }) => message)];
}

/** Returns the names of the lists whose saved views are requested. */
const listsWithViews = (requests: readonly SentRequest[]): string[] =>
  requests.flatMap(({ variables: { list } }) => (typeof list === 'string' ? [list] : []));

/** Returns true if the API has a paginated list with this name. */
const isList = (name: string): boolean => {
  const fields = schema.getQueryType()!.getFields();
  return fields[name]?.args.some((arg) => arg.name === 'first') ?? false;
};

/**
 * Opens an admin page and returns the requests that it sends. Only the request for the signed-in person is answered.
 */
function openAdministration(path: string): SentRequest[] {
  const requests: SentRequest[] = [];
  const link = new ApolloLink(
    ({ operationName, query, variables }) =>
      new Observable((observer) => {
        if (operationName !== 'Shell') return void requests.push({ query, variables });
        observer.next({ data: { me: administrator } });
        return observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link });
  renderPortal(
    <Routes>
      <Route path="/admin/*" element={<AdminRoutes shell={null} />} />
    </Routes>,
    { path, client },
  );
  return requests;
}

const withText = (buttons: Iterable<Element>, text: string | null): Element =>
  [...buttons].find(({ textContent }) => textContent === text)!;

const put = (fields: Iterable<Element>, value: string): void => {
  for (const field of fields) fireEvent.change(field, { target: { value } });
};

/**
 * Adds each filter to the sheet and sets it to each of its values. Uses selectors, because jsdom needs long to
 * compute the roles of a whole page.
 */
function setFilters(dialog: Element): void {
  const offered = () => dialog.querySelectorAll('[data-choice] button');
  const fields = [...offered()].map(({ textContent }) => textContent);
  for (const [at, field] of fields.entries()) {
    if (at > 0) fireEvent.click(withText(dialog.querySelectorAll('button'), 'Add filter'));
    fireEvent.click(withText(offered(), field));
    for (const box of dialog.querySelectorAll('input[type=checkbox]')) fireEvent.click(box);
    put(dialog.querySelectorAll('fieldset input:not([type=checkbox]):not([type=date])'), '9');
    put(dialog.querySelectorAll('fieldset input[type=date]'), '2026-11-30');
  }
}

/** Filters the list by each value of each filter and sorts it by each sortable column, by the last one in both directions. */
async function requestEverything(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const dialog = await screen.findByRole('dialog', { name: 'Filters' });
  const sheet = within(dialog);
  if (dialog.querySelector('[data-choice]')) setFilters(dialog);
  // A list with a fixed order has no sort field.
  const sort = sheet.queryByLabelText<HTMLSelectElement>('Sort');
  const orders = [...(sort?.options ?? [])].map(({ value }) => value);
  const once = orders.filter((value) => !value.startsWith('-'));
  for (const value of [...once, ...orders.slice(-1)]) fireEvent.change(sort!, { target: { value } });
  fireEvent.click(sheet.getByRole('button', { name: /^Show\b/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

async function search(field: Element, requests: readonly SentRequest[]): Promise<void> {
  const before = requests.length;
  fireEvent.change(field, { target: { value: 'winter' } });
  await waitFor(() => expect(requests.length).toBeGreaterThan(before));
}

const pages = railGroups.flatMap(({ links }) => links.map(({ to, labelId }) => ({ to, labelId })));

/** Pages with lists that can be filtered, and sorted by more than one column. */
const lists = [
  ...['/admin/modules', '/admin/questions', '/admin/results', '/admin/certificates'],
  ...['/admin/people', '/admin/accounts', '/admin/imports', '/admin/points', '/admin/orders'],
  ...['/admin/awards', '/admin/files'],
];

describe('the lists of the administration', () => {
  it('have pages in the navigation', () => {
    expect(pages.map(({ to }) => to)).toEqual(expect.arrayContaining(lists));
  });

  it.each(pages)(
    'send only valid requests with every filter and sort order: $to',
    async ({ to, labelId }) => {
      const requests = openAdministration(to);
      await screen.findByRole('heading', { level: 1, name: String(allWords('en').messages[labelId]) });
      const field = screen.queryByRole('searchbox');
      const isFilterable = Boolean(field && screen.queryByRole('button', { name: 'Filters' }));
      if (isFilterable) {
        await requestEverything();
        await search(field!, requests);
      }
      expect(requests.flatMap(findErrors)).toEqual([]);
      const viewed = listsWithViews(requests);
      expect(viewed.filter((list) => !isList(list))).toEqual([]);
      const orders = new Set(requests.map(({ variables }) => JSON.stringify(variables['orderBy'])));
      const isFullList = { isFilterable: true, isViewed: true, isSorted: true };
      expect({ isFilterable, isViewed: viewed.length > 0, isSorted: orders.size > 2 }).toMatchObject(
        lists.includes(to) ? isFullList : {},
      );
    },
  );
});
