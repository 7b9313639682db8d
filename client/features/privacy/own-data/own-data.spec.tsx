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

/** The part of the profile over a server that has these requests; `refusal` answers a change. */
function open(requests: object[], refusal?: string) {
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
          if (refusal) {
            const errors = [{ message: '', extensions: { code: refusal } }];
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

describe('the own data', () => {
  it('are asked for, and said to be on their way', async () => {
    const called = open([]);
    fireEvent.click(await button('Request my data'));
    await screen.findByText('We’re preparing your file. We’ll e-mail you when it’s ready.');
    expect(called).toEqual(['RequestOwnData']);
    expect(screen.queryByRole('button', { name: 'Request my data' })).toBeNull();
  });

  it('are saved once they are ready, with their size and until when', async () => {
    open([request({ state: 'ready', fileSize: 1_200_000, expiresAt: '2026-11-30T12:00:00.000Z' })]);
    await button('Download file');
    expect(
      screen.getByText(/Your file is ready \(1\.2 MB\)\. You can download it until Nov 30, 2026/),
    ).toBeTruthy();
  });
});

describe('the own deletion', () => {
  it('is asked for in a dialog that says what it means, and taken back', async () => {
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

  it('stays as it is where it was taken back in another window, which is shown', async () => {
    const requests: object[] = [waiting];
    open(requests, 'CONFLICT');
    const keep = await button('Keep my account');
    requests.splice(0, 1, { ...waiting, state: 'withdrawn' });
    fireEvent.click(keep);
    expect(await button('Request deletion')).toBeTruthy();
  });

  it('is refused to the only administrator in the dialog', async () => {
    open([], 'LAST_ADMINISTRATOR');
    fireEvent.click(await button('Request deletion'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    const [, confirm] = [...dialog.querySelectorAll('button')].filter((each) => each.textContent);
    fireEvent.click(confirm!);
    await waitFor(() => expect(dialog.textContent).toMatch(/administrator/));
  });

  it('says why it was stopped', async () => {
    open([{ ...waiting, state: 'stopped', reason: 'A parcel is on its way' }]);
    await screen.findByText('An administrator stopped your last request: A parcel is on its way');
    expect(await button('Request deletion')).toBeTruthy();
  });
});
