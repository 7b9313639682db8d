import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import JobsPage from './jobs-page';

const job = (id: string, name: string, values: Record<string, unknown>) => ({
  __typename: 'BackgroundJob',
  id,
  name,
  state: 'waiting',
  failure: null as string | null,
  reason: null as string | null,
  tries: 0,
  maxTries: 25,
  queuedAt: '2026-11-20T10:00:00.000Z',
  runAt: '2026-11-20T10:00:00.000Z',
  ...values,
});

const rejected = {
  failure: 'rejected',
  reason: '550 5.1.1 no such mailbox',
  tries: 25,
  state: 'given_up',
};

/** Creates a server with a failed message, a waiting one, and a job of another release. */
function open(path = '/admin/jobs') {
  const requests: { operation: string; variables: Record<string, unknown> }[] = [];
  let jobs = [job('3', 'send-mail', rejected), job('2', 'read-question-import', {}), job('1', 'bygone', {})];
  const connection = (nodes: unknown[]) => ({
    __typename: 'BackgroundJobConnection',
    nodes,
    totalCount: nodes.length,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  });
  const byState = (state: string) => connection(jobs.filter((each) => each.state === state));
  const answer = (operation: string, variables: Record<string, unknown>): unknown => {
    if (operation === 'JobViews') {
      const [failed, running, waiting] = ['given_up', 'running', 'waiting'].map(byState);
      return { failed, running, waiting, all: connection(jobs) };
    }
    if (operation === 'ListViews') return { listViews: [] };
    if (operation === 'BackgroundJobs') return { backgroundJobs: connection(jobs) };
    const { jobIds } = variables['input'] as { jobIds: string[] };
    const retried = jobs.filter(({ id, state }) => jobIds.includes(id) && state === 'given_up');
    jobs = jobs.map((each) => (retried.includes(each) ? { ...each, state: 'waiting', tries: 0 } : each));
    const ids = retried.map(({ id }) => id);
    return { retryBackgroundJobs: { __typename: 'RetryBackgroundJobsPayload', jobIds: ids } };
  };
  const link = new ApolloLink(
    ({ operationName: operation = '', variables }) =>
      new Observable((observer) => {
        requests.push({ operation, variables });
        observer.next({ data: answer(operation, variables) as Record<string, unknown> });
        observer.complete();
      }),
  );
  renderPortal(
    <>
      <JobsPage />
      <Toaster />
    </>,
    { path, client: new ApolloClient({ cache: createCache(), link }) },
  );
  const end = (id: string) => {
    jobs = jobs.filter((each) => each.id !== id);
  };
  return { of: (name: string) => requests.filter(({ operation }) => operation === name), end };
}

const rowOf = async (text: string) => within((await screen.findByText(text)).closest('tr')!);

afterEach(() => void jest.useRealTimers());

describe('the page of background jobs', () => {
  it('shows in words what each job does, its status and why it failed', async () => {
    open();
    const mail = await rowOf('E-mail: notification');
    for (const text of ['Failed permanently', 'A server rejected the request', rejected.reason, '25 of 25'])
      expect(mail.getByText(text, { exact: false })).toBeTruthy();
    expect(mail.getByText(rejected.reason).getAttribute('lang')).toBe('en');
    // Jobs of another release have a name as well.
    expect((await rowOf('bygone')).queryByRole('button')).toBeNull();
    const views = within(screen.getByRole('navigation', { name: 'Views' }));
    expect(await views.findByText('Failed, 1')).toBeTruthy();
    expect(views.getByText('All, 3').getAttribute('aria-current')).toBe('page');
  });

  it('filters by links, and searches the displayed names', async () => {
    const requests = open('/admin/jobs?q=E%E2%80%93mail%3A%20NOTIF%C3%8DC');
    await screen.findByText('E-mail: notification');
    expect(requests.of('BackgroundJobs')[0]!.variables).toMatchObject({
      search: 'E–mail: NOTIFÍC',
      filter: { named: ['send-mail'] },
    });
    fireEvent.click(await screen.findByText('Failed, 1'));
    await waitFor(() =>
      expect(requests.of('BackgroundJobs').at(-1)!.variables).toMatchObject({
        filter: { named: null },
        where: { state: { oneOf: ['retrying', 'given_up'] } },
      }),
    );
  });

  it('retries a failed job, and the failed ones of several selected', async () => {
    const requests = open();
    const mail = await rowOf('E-mail: notification');
    fireEvent.click(mail.getByRole('button', { name: 'Retry now' }));
    expect(await screen.findByText('Retrying 1 job.')).toBeTruthy();
    expect(requests.of('RetryBackgroundJobs')[0]!.variables).toEqual({ input: { jobIds: ['3'] } });
    expect(await screen.findByText('Failed, 0')).toBeTruthy();
    expect(mail.getByText('Waiting')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    fireEvent.click(screen.getByRole('button', { name: 'Retry now' }));
    expect(await screen.findByText('None of these jobs has failed.')).toBeTruthy();
  });

  it('refreshes automatically', async () => {
    jest.useFakeTimers();
    const requests = open();
    await act(async () => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText('bygone')).toBeTruthy();
    requests.end('1');
    await act(async () => jest.advanceTimersByTimeAsync(6000));
    expect(screen.queryByText('bygone')).toBeNull();
    expect(screen.getByText('All, 2')).toBeTruthy();
  });
});
