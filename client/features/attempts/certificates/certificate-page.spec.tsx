import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { message } from '#client/testing/message';
import { renderPortal } from '#client/testing/render';
import CertificatePage from './certificate-page';

const certificate = {
  __typename: 'VerifiedCertificate',
  number: '7Q4M-2K9D-XH3T',
  holderName: 'Dana Whitfield',
  testName: 'Photos that sell tires',
  passedAt: '2026-11-20T08:05:00.000Z',
  withdrawn: false,
};

/** Opens the page of a portal with this certificate only. Returns the variables of its requests. */
function open(path: string, known: typeof certificate | null = certificate): unknown[] {
  const requests: unknown[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        requests.push(variables);
        observer.next({ data: { certificate: known } });
        observer.complete();
      }),
  );
  renderPortal(
    <Routes>
      <Route path="/certificates/:number?" element={<CertificatePage />} />
    </Routes>,
    { path, client: new ApolloClient({ cache: createCache(), link }) },
  );
  return requests;
}

const answer = async (id: string) => {
  await screen.findByText(message(id));
  return within(screen.getByRole('status'));
};

describe('the page that verifies certificates', () => {
  it('sends the number as typed, and shows who the certificate belongs to', async () => {
    const requests = open('/certificates');
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.change(screen.getByRole('textbox', { name: message('certificates.number') }), {
      target: { value: ' 7q4m 2k9d xh3t ' },
    });
    fireEvent.click(screen.getByRole('button', { name: message('certificates.verify') }));
    const visible = await answer('certificates.valid');
    for (const text of ['Dana Whitfield', 'Photos that sell tires', '7Q4M-2K9D-XH3T'])
      expect(visible.getByText(text)).toBeTruthy();
    expect(requests).toEqual([{ number: '7q4m 2k9d xh3t', lang: 'en' }]);
  });

  it('reports an unknown number', async () => {
    open('/certificates/0000-0000-0000', null);
    const visible = await answer('certificates.unknown');
    expect(visible.queryByRole('definition')).toBeNull();
  });

  it('shows that a certificate was withdrawn, and not that it is valid', async () => {
    open('/certificates/7Q4M-2K9D-XH3T', { ...certificate, withdrawn: true });
    const visible = await answer('errors.certificateWithdrawn');
    expect(visible.queryByText(message('certificates.valid'))).toBeNull();
  });

  it('shows that the holder’s name was removed', async () => {
    open('/certificates/7Q4M-2K9D-XH3T', { ...certificate, holderName: '' });
    const visible = await answer('certificates.valid');
    expect(visible.getByText(message('certificates.nameRemoved'))).toBeTruthy();
  });
});
