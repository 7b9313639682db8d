import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import Home from './home';

const block = (id: string, kind: string, en: string | null = null, more: object = {}) => ({
  __typename: 'AdminHomeBlock',
  id,
  kind,
  titleTranslations: en && { __typename: 'LocalizedText', en, es: '', fr: '' },
  textTranslations: null,
  linkLabelTranslations: null,
  href: null,
  picture: null,
  pictureAltTranslations: null,
  items: [],
  section: null,
  amount: null,
  hidden: false,
  position: 0,
  roles: [] as string[],
  userTypes: [] as string[],
  accountKinds: [] as string[],
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...more,
});

type Input = { ids: string[]; hiddenIds: string[]; updatedAt: string };

/** Creates a server whose home page has three blocks. `changes` happen before the first order is saved. */
function open(
  blocks = [
    block('a', 'ModuleGroups'),
    block('b', 'Support'),
    block('c', 'FeatureCard', 'Gold training', { roles: ['manager'] }),
  ],
) {
  const requests: Input[] = [];
  let stored = blocks;
  let meanwhile: (() => void) | null = null;
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const nodes = { __typename: 'AdminHomeBlockConnection', nodes: stored };
        if (operationName === 'ArrangedHome') observer.next({ data: { list: nodes } });
        if (operationName === 'ArrangeHome') {
          const input = variables['input'] as Input;
          requests.push(input);
          if (meanwhile) {
            meanwhile();
            meanwhile = null;
            const extensions = { code: 'CONFLICT' };
            observer.error(new CombinedGraphQLErrors({ errors: [{ message: 'no', extensions }] }));
            return;
          }
          stored = input.ids.map((id) => ({
            ...stored.find((each) => each.id === id)!,
            hidden: input.hiddenIds.includes(id),
          }));
          const done = { __typename: 'ArrangeHomePayload', homeBlocks: stored };
          observer.next({ data: { done } });
        }
        observer.complete();
      }),
  );
  renderPortal(
    <Routes>
      <Route path="/admin/home/*" element={<Home />} />
    </Routes>,
    { path: '/admin/home', client: new ApolloClient({ cache: createCache(), link }) },
  );
  return {
    requests,
    addMeanwhile: (more: ReturnType<typeof block>) => (meanwhile = () => (stored = [...stored, more])),
  };
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Blocks, from top to bottom' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link').textContent);

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const show = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Show ${name}` }));
const previewed = () => screen.findByText(/^They see/);

describe('the editor of the home page', () => {
  it('moves and hides blocks, lists unsaved changes, undoes them one by one, and saves all at once', async () => {
    const { requests } = open();
    expect(await rows()).toEqual(['Module groups', 'Support', 'Gold training']);
    press('Move up from position 3');
    show('Support');
    expect(await rows()).toEqual(['Module groups', 'Gold training', 'Support']);
    expect(screen.getByText(/Gold training moved.*Support hidden/)).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(screen.queryByText(/Support hidden/)).toBeNull();
    press('Save');
    await waitFor(() =>
      expect(requests).toEqual([
        { ids: ['a', 'c', 'b'], hiddenIds: [], updatedAt: '2026-11-01T00:00:00.000Z' },
      ]),
    );
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true),
    );
  });

  it('previews unsaved blocks as another person', async () => {
    open();
    expect((await previewed()).textContent).toBe('They see 2 blocks: Module groups and Support.');
    show('Support');
    expect((await previewed()).textContent).toBe('They see 1 block: Module groups.');
    fireEvent.change(screen.getByLabelText('View as'), { target: { value: 'admin.seenAs.manager' } });
    expect((await previewed()).textContent).toBe('They see 2 blocks: Module groups and Gold training.');
    expect(screen.queryByText(/^Not translated yet/)).toBeNull();
    fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'fr' } });
    expect(screen.getByText('Not translated yet, so English is shown: Gold training.')).toBeTruthy();
  });

  it('keeps the new order after someone else’s change, or discards it', async () => {
    const { requests, addMeanwhile } = open();
    await rows();
    show('Support');
    addMeanwhile(block('d', 'Merch'));
    press('Save');
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep my order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await rows()).toEqual(['Module groups', 'Support', 'Gold training', 'Next reward']);
    press('Save');
    await waitFor(() =>
      expect(requests.at(-1)).toMatchObject({ ids: ['a', 'b', 'c', 'd'], hiddenIds: ['b'] }),
    );
  });

  it('allows sixty blocks, and shows why no more can be added', async () => {
    open(Array.from({ length: 60 }, (_, at) => block(`b${at}`, 'Support')));
    expect(await screen.findByText(/^The home page has 60 blocks/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add a block' })).toBeNull();
  });

  it('adds a block by its content, with the fields of that kind', async () => {
    open();
    await rows();
    fireEvent.click(screen.getByRole('link', { name: 'Add a block' }));
    fireEvent.click(await screen.findByRole('link', { name: 'Large numbers' }));
    expect(await screen.findByRole('group', { name: /^Large numbers/ })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Visible to' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Heading' })).toBeNull();
  });
});
