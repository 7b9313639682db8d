import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import { TestEditor } from './test-editor';
import TestTab from './test-tab';

const test = {
  __typename: 'AdminTest' as const,
  id: 't1',
  moduleId: 'm1',
  category: 'standard' as const,
  passMark: 80,
  questionsPerAttempt: null,
  shuffle: true,
  timeLimitSeconds: 90,
  maxFails: null,
  resetPeriod: null,
  points: 100,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  questionCount: 3,
  enabledQuestionCount: 3,
  tags: [],
  testTakerCount: 7,
  changed: true,
  versions: [],
};

/** Opens the editor with a server that accepts everything. Returns the operations it received. */
function openEditor() {
  const told: [string | undefined, unknown][] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    told.push([operationName, variables['input']]);
    const isPublish = operationName === 'PublishTest';
    const after = isPublish
      ? { ...test, changed: false }
      : { ...test, ...(variables['input'] as object), updatedAt: '2026-01-02T00:00:00.000Z' };
    const payload = {
      __typename: isPublish ? 'PublishTestPayload' : 'UpdateTestPayload',
      test: after,
    };
    return new Observable((observer) => {
      observer.next({ data: { [isPublish ? 'publishTest' : 'updateTest']: payload } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ cache: createCache(), link });
  renderPortal(<TestEditor test={test} reload={async () => null} />, { client });
  return told;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the editor of a test’s settings', () => {
  it('has no language selection, because it has no translatable text', () => {
    openEditor();
    expect(screen.queryByRole('radiogroup', { name: 'Language of the texts' })).toBeNull();
  });

  it('saves only changed fields', async () => {
    const told = openEditor();
    fireEvent.change(screen.getByLabelText('Time limit'), { target: { value: '2' } });
    fireEvent.click(button('Save'));
    await screen.findByText('Everything is saved');
    expect(told).toEqual([['UpdateTest', { id: 't1', updatedAt: test.updatedAt, timeLimitSeconds: 120 }]]);
  });

  it('names the unit in both versions of a conflicting number', async () => {
    const theirs = { ...test, passMark: 85, timeLimitSeconds: null, updatedAt: '2026-01-02T00:00:00.000Z' };
    const link = new ApolloLink(
      () =>
        new Observable((observer) => {
          observer.next({ errors: [{ message: 'no', extensions: { code: 'CONFLICT' } }] });
          observer.complete();
        }),
    );
    const client = new ApolloClient({ cache: createCache(), link });
    renderPortal(<TestEditor test={test} reload={async () => theirs} />, { client });
    fireEvent.change(screen.getByLabelText('Pass mark'), { target: { value: '90' } });
    fireEvent.change(screen.getByLabelText('Time limit'), { target: { value: '2.5' } });
    fireEvent.click(button('Save'));
    const dialog = await screen.findByRole('dialog', { name: 'Which version do you want to keep?' });
    const rows = within(dialog).getAllByRole('group');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Pass markYour version90\u00a0%Latest saved version85\u00a0%',
      'Time limitYour version2.5\u00a0minLatest saved version(empty)',
    ]);
  });

  it('publishes saved settings from its footer after confirmation', async () => {
    const told = openEditor();
    expect(within(screen.getByRole('form')).getByRole('button', { name: 'Publish' })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Pass mark'), { target: { value: '90' } });
    expect(button('Publish').disabled).toBe(true);
    expect(screen.getByText(/Save the settings first/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Pass mark'), { target: { value: '80' } });
    fireEvent.click(button('Publish'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('7');
    expect(told).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(told).toEqual([['PublishTest', { id: 't1' }]]);
  });
});

describe('a new test', () => {
  it('can be edited at once without another request', async () => {
    const none = { adminModule: { __typename: 'AdminModule', id: 'm1', test: null } };
    const created = { createTest: { __typename: 'CreateTestPayload', test } };
    const told: (string | undefined)[] = [];
    const link = new ApolloLink(({ operationName }) => {
      told.push(operationName);
      return new Observable((observer) => {
        observer.next({ data: operationName === 'CreateTest' ? created : none });
        observer.complete();
      });
    });
    renderPortal(
      <Routes>
        <Route path="/modules/:id" element={<TestTab />} />
      </Routes>,
      { path: '/modules/m1', client: new ApolloClient({ cache: createCache(), link }) },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Create test' }));
    fireEvent.click(button('Save'));
    expect(await screen.findByText('Everything is saved')).toBeTruthy();
    expect(button('Publish').disabled).toBe(false);
    expect(told).toEqual(['AdminTest', 'CreateTest']);
  });
});
