import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { screen } from '@testing-library/react';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import OwnCertificates from './own-certificates';

function open(nodes: object[]) {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
        const certificates = {
          __typename: 'CertificateConnection',
          nodes,
          pageInfo,
          totalCount: nodes.length,
        };
        observer.next({ data: { me: { __typename: 'Profile', id: 'p1', certificates } } });
        observer.complete();
      }),
  );
  renderPortal(<OwnCertificates />, { client: new ApolloClient({ cache: createCache(), link }) });
}

describe('the list of one’s own certificates', () => {
  it('names the passed test, links to the verification page and saves each certificate by name', async () => {
    const passedAt = '2026-11-20T12:00:00.000Z';
    open([{ __typename: 'Certificate', number: '7Q4M-2K9D-XH3T', testName: 'Winter compounds', passedAt }]);
    await screen.findByRole('heading', { name: 'Certificates (1)' });
    const link = screen.getByRole('link', { name: 'Winter compounds' });
    expect(link.getAttribute('href')).toBe('/certificates/7Q4M-2K9D-XH3T');
    expect(screen.getByRole('button', { name: 'Save PDF Winter compounds' })).toBeTruthy();
  });

  it('explains how to get a certificate before any test is passed', async () => {
    open([]);
    expect(await screen.findByText('You get a certificate for each test you pass.')).toBeTruthy();
  });
});
