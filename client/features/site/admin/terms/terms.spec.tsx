import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import Terms from './terms';

const text = (en: string, es = '') => ({ __typename: 'LocalizedText', en, es, fr: '' });
const version = (number: number) => ({
  __typename: 'TermsVersion',
  number,
  publishedAt: `202${number}-02-14T12:00:00.000Z`,
  yesCount: 1200 * number,
  noCount: number,
  textTranslations: text(`<p>Words of ${number}</p>`, number > 1 ? '<p>Palabras</p>' : ''),
  changeNoteTranslations: number > 1 ? text('All of it') : null,
});

function open(path: string, rejection?: string) {
  const sent: unknown[] = [];
  const answerTo = (name: string, { input, number }: Record<string, unknown>): object => {
    const nodes = name === 'NewestTerms' ? [version(2)] : [version(2), version(1)];
    const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
    if (name === 'TermsVersion') return { termsVersion: Number(number) < 3 ? version(Number(number)) : null };
    if (name !== 'PublishTerms') {
      return { termsVersions: { __typename: 'TermsVersionConnection', totalCount: 2, nodes, pageInfo } };
    }
    sent.push(input);
    if (rejection)
      throw new CombinedGraphQLErrors({ errors: [{ message: '', extensions: { code: rejection } }] });
    return { publishTerms: { __typename: 'PublishTermsPayload', version: version(3), cleaned: [] } };
  };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        try {
          observer.next({ data: answerTo(operationName, variables) });
          observer.complete();
        } catch (error) {
          observer.error(error);
        }
      }),
  );
  const routes = (
    <Routes>
      <Route path="/admin/terms/*" element={<Terms />} />
    </Routes>
  );
  renderPortal(routes, { path, client: new ApolloClient({ cache: createCache(), link }) });
  return sent;
}

const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the terms in the administration', () => {
  it('lists versions with the people’s answers', async () => {
    open('/admin/terms');
    await screen.findByText('Version 2, current');
    expect(cells(/current/)).toEqual(['Version 2, current', 'Feb 14, 2022', '2,400', '2']);
    expect(cells(/^Version 1/)).toEqual(['Version 1', 'Feb 14, 2021', '1,200', '1']);
  });

  it('shows a version in each language beside the previous one', async () => {
    open('/admin/terms/2');
    await screen.findByText('Words of 2');
    expect(await screen.findByText('Words of 1')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Español' }));
    await screen.findByText('Palabras');
    expect(screen.getByText('No text in this language; English is shown instead.')).toBeTruthy();
  });

  it.each(['0', '7', 'one', '1e99'])('shows that version %s doesn’t exist', async (number) => {
    open(`/admin/terms/${number}`);
    expect(await screen.findByText('This version doesn’t exist.')).toBeTruthy();
  });

  /** Writes new terms and publishes them. */
  async function publish(rejection?: string): Promise<unknown[]> {
    const sent = open('/admin/terms/new', rejection);
    const field = await screen.findByRole('textbox', { name: 'Privacy Policy, English' });
    const clipboardData = { getData: () => '<p>New: </p>', files: [], types: ['text/html'] };
    fireEvent.paste(field, { clipboardData });
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
    const confirmDialog = within(await screen.findByRole('dialog'));
    expect(sent).toEqual([]);
    fireEvent.click(confirmDialog.getByRole('button', { name: 'Publish' }));
    return sent;
  }

  it('publishes a new version after confirmation, and sends the version it is based on', async () => {
    const sent = await publish();
    await screen.findByText('Version 2, current');
    expect(sent).toMatchObject([
      {
        expectedVersion: 2,
        changeNote: null,
        text: { en: '<p>New:Words of 2</p>', es: '<p>Palabras</p>' },
      },
    ]);
  });

  it('keeps the text if someone else has published', async () => {
    await publish('CONFLICT');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Privacy Policy, English' }).textContent).toContain('New:');
  });
});
