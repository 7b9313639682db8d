import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import OwnData from './own-data';

const request = (values: object) => ({
  __typename: 'DataRequest',
  id: 'r1',
  kind: 'copy',
  state: 'requested',
  dueAt: null,
  reason: null,
  expiresAt: null,
  fileSize: null,
  ...values,
});
const waiting = request({ id: 'r2', kind: 'deletion', dueAt: '2026-12-07T12:00:00.000Z' });

/** Renders the section with a server that has these requests. `rejection` rejects a change. */
function open(requests: object[], rejection?: string) {
  const me = { __typename: 'Profile', id: 'p1', dataRequests: requests };
  const called: string[] = [];
  const answers: Record<string, () => object[]> = {
    RequestOwnData: () => [request({})],
    RequestDeletion: () => [waiting],
    WithdrawDeletion: () => [{ ...waiting, state: 'withdrawn' }],
  };
  const link = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        const change = answers[operationName];
        if (change) {
          called.push(operationName);
          if (rejection) {
            const errors = [{ message: '', extensions: { code: rejection } }];
            return observer.error(new CombinedGraphQLErrors({ errors }));
          }
          me.dataRequests = change();
        }
        const name = operationName[0]!.toLowerCase() + operationName.slice(1);
        const payload = { __typename: `${operationName}Payload`, profile: { ...me } };
        observer.next({ data: change ? { [name]: payload } : { me: { ...me } } });
        return observer.complete();
      }),
  );
  renderPortal(<OwnData />, { client: new ApolloClient({ cache: createCache(), link }) });
  return called;
}

const button = (name: string) => screen.findByRole('button', { name });

describe('the export of one’s own data', () => {
  it('can be requested, and then shows that it is being prepared', async () => {
    const called = open([]);
    fireEvent.click(await button('Request my data'));
    await screen.findByText('We’re preparing your file. We’ll e-mail you when it’s ready.');
    expect(called).toEqual(['RequestOwnData']);
    expect(screen.queryByRole('button', { name: 'Request my data' })).toBeNull();
  });

  it('can be downloaded once it is ready, and shows its size and expiry', async () => {
    open([request({ state: 'ready', fileSize: 1_200_000, expiresAt: '2026-11-30T12:00:00.000Z' })]);
    await button('Download file');
    expect(
      screen.getByText(/Your file is ready \(1\.2 MB\)\. You can download it until Nov 30, 2026/),
    ).toBeTruthy();
  });
});

describe('the deletion of one’s own account', () => {
  it('is requested in a dialog that explains it, and can be withdrawn', async () => {
    const called = open([]);
    fireEvent.click(await button('Request deletion'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    const [, confirm] = [...dialog.querySelectorAll('button')].filter((each) => each.textContent);
    fireEvent.click(confirm!);
    await screen.findByText('Your account will be deleted on Dec 7, 2026.');
    fireEvent.click(await button('Keep my account'));
    await button('Request deletion');
    expect(called).toEqual(['RequestDeletion', 'WithdrawDeletion']);
  });

  it('shows that it was withdrawn in another window', async () => {
    const requests: object[] = [waiting];
    open(requests, 'CONFLICT');
    const keep = await button('Keep my account');
    requests.splice(0, 1, { ...waiting, state: 'withdrawn' });
    fireEvent.click(keep);
    expect(await button('Request deletion')).toBeTruthy();
  });

  it('is rejected in the dialog for the only administrator', async () => {
    open([], 'LAST_ADMINISTRATOR');
    fireEvent.click(await button('Request deletion'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    const [, confirm] = [...dialog.querySelectorAll('button')].filter((each) => each.textContent);
    fireEvent.click(confirm!);
    await waitFor(() => expect(dialog.textContent).toMatch(/administrator/));
  });

  it('shows why an administrator stopped it', async () => {
    open([{ ...waiting, state: 'stopped', reason: 'A parcel is on its way' }]);
    await screen.findByText('An administrator stopped your last request: A parcel is on its way');
    expect(await button('Request deletion')).toBeTruthy();
  });
});
