import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { message } from '#client/testing/message';
import { renderPortal } from '#client/testing/render';
import type { ModuleContext } from './module-context';
import ModuleTab from './module-tab';

const texts = (en: string) => ({ __typename: 'LocalizedText', en, es: '', fr: '' });

const module = {
  __typename: 'AdminModule',
  id: 'm1',
  kind: 'training',
  brand: 'gt',
  group: null,
  readingMinutes: 12,
  nameTranslations: texts('Winter tires'),
  descriptionTranslations: texts('<p>About</p>'),
  tags: [],
  art: 'winter',
  userTypes: [],
  enabled: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  testTakerCount: 3,
  used: true,
  test: null,
} as unknown as ModuleContext['module'];

/** Opens the editor of a module whose test three people are taking. Returns the saved inputs. */
function open(): Record<string, unknown>[] {
  const saved: Record<string, unknown>[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const { updatedAt: _, ...input } = variables['input'] as Record<string, unknown>;
        saved.push(input);
        const changed = { ...module, ...input, updatedAt: '2026-01-03T00:00:00.000Z' };
        const payload = { __typename: 'UpdateModulePayload', module: changed, cleaned: [] };
        observer.next({ data: { updateModule: payload } });
        observer.complete();
      }),
  );
  const context: ModuleContext = { module, reload: async () => module };
  renderPortal(
    <Routes>
      <Route element={<Outlet context={context} />}>
        <Route path="*" element={<ModuleTab />} />
      </Route>
    </Routes>,
    { path: '/admin/modules/m1', client: new ApolloClient({ cache: createCache(), link }) },
  );
  return saved;
}

async function disable(): Promise<ReturnType<typeof within>> {
  fireEvent.click(await screen.findByRole('checkbox', { name: message('admin.enabled') }));
  fireEvent.click(screen.getByRole('button', { name: message('admin.save') }));
  return within(await screen.findByRole('dialog', { name: message('admin.disable.title') }));
}

const press = (inside: ReturnType<typeof within>, id: string) =>
  fireEvent.click(inside.getByRole('button', { name: message(id) }));

describe('the dialog to disable a module', () => {
  it('shows how many people are taking the test, and saves nothing if canceled', async () => {
    const saved = open();
    const dialog = await disable();
    expect(dialog.getByText(message('admin.disable.text', { count: 3 }))).toBeTruthy();
    press(dialog, 'ui.cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved).toEqual([]);
    expect(screen.getByRole('checkbox', { name: message('admin.enabled') })).toHaveProperty('checked', false);
  });

  it('saves after confirmation', async () => {
    const saved = open();
    press(await disable(), 'admin.disable.confirm');
    await waitFor(() => expect(saved).toEqual([{ id: 'm1', enabled: false }]));
  });
});
