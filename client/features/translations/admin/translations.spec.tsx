import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import TranslationsPage from './translations-page';

const upToDate = { __typename: 'OutdatedSince', es: null as string | null, fr: null as string | null };

const text = <T extends object>(id: string, values: T) => ({
  __typename: 'TranslatedText',
  id,
  kind: 'module',
  resourceId: 'm1',
  ownerId: null as string | null,
  title: 'EV fitments',
  place: null as number | null,
  path: 'name',
  rich: false,
  writable: true,
  version: 'v1',
  outdated: upToDate,
  ...values,
});

const words = (en: string, es: string, fr: string) => ({ __typename: 'LocalizedText', en, es, fr });

const name = text('module:m1:name', { text: words('EV fitments', '', 'Montes VE') });
const option = text('question:q1:options.002.text', {
  kind: 'question',
  resourceId: 'q1',
  ownerId: 'm1',
  place: 7,
  path: 'options.002.text',
  rich: true,
  text: words('Only <em>below</em> 7 °C', 'Solo por debajo de 7 °C', ''),
});

const rebate = text('article:a1:title', {
  kind: 'article',
  resourceId: 'a1',
  path: 'title',
  title: 'Rebate until 15 December',
  text: words('Rebate until 15 December', 'Descuento', 'Remise'),
  outdated: { ...upToDate, fr: '2020-11-17T12:00:00.000Z' },
});

const counts = {
  __typename: 'TranslationCounts',
  all: 40,
  lacking: 2,
  outdated: 1,
  en: 40,
  es: 39,
  fr: 39,
  esOutdated: 0,
  frOutdated: 1,
};

/**
 * Creates a server with two texts without a translation and an outdated one. `rejections` are the errors of the next
 * saves.
 */
function open(path = '/admin/translations', similar: string[] = []) {
  const requests: Record<string, unknown>[] = [];
  const rejections: object[] = [];
  const answer = (operation: string, variables: Record<string, unknown>) => {
    if (operation === 'TranslationCounts') return { translationCounts: counts };
    if (operation === 'SimilarTranslations')
      return {
        similarTranslations: similar.map((said) => ({
          __typename: 'SimilarTranslation',
          text: said,
          count: 3,
        })),
      };
    if (operation === 'TranslatedTexts')
      return {
        translatedTexts: {
          __typename: 'TranslatedTextConnection',
          nodes: [name, option, rebate],
          totalCount: 3,
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      };
    const { lang, text: written } = variables['input'] as { lang: string; text: string };
    const { id } = variables['input'] as { id: string };
    const of = [name, option, rebate].find((each) => each.id === id)!;
    const saved = { ...of, version: 'v3', outdated: upToDate, text: { ...of.text, [lang]: written } };
    return { translateText: { __typename: 'TranslateTextPayload', text: saved } };
  };
  const link = new ApolloLink(
    ({ operationName: operation = '', variables }) =>
      new Observable((observer) => {
        requests.push({ operation, ...variables });
        const rejection = operation === 'TranslateText' && rejections.shift();
        observer.next(
          rejection
            ? { errors: [{ message: 'no', extensions: rejection as Record<string, unknown> }] }
            : { data: answer(operation, variables) },
        );
        observer.complete();
      }),
  );
  renderPortal(<TranslationsPage />, {
    path,
    client: new ApolloClient({ cache: createCache(), link }),
  });
  return {
    rejections,
    of: (operation: string) => requests.filter((each) => each['operation'] === operation),
  };
}

const spanish = () => screen.findByRole('textbox', { name: 'EV fitments, Module, name, Español' });

describe('the page of translations', () => {
  it('lists missing texts with their location, languages and a link to the editor', async () => {
    const requests = open();
    expect(
      (await screen.findAllByRole('link', { name: /^EV fitments/ })).map((a) => a.getAttribute('href')),
    ).toEqual(['/admin/modules/m1', '/admin/modules/m1/questions/q1']);
    expect(await screen.findByText('2 of 40 texts are missing')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'EV fitments, question 7' })).toBeTruthy();
    expect(screen.getByText('Question, option 3, text')).toBeTruthy();
    expect(screen.getByText('Draft until the test is published', { exact: false })).toBeTruthy();
    expect(screen.getByText('Montes VE').closest('[lang]')!.getAttribute('lang')).toBe('fr');
    expect(screen.getByText('below').tagName).toBe('EM');
    expect(requests.of('TranslatedTexts')[0]).toMatchObject({
      filter: { kinds: null, missing: ['en', 'es', 'fr'] },
    });
    const views = within(screen.getByRole('navigation', { name: 'Filter texts' }));
    expect(await views.findByText('Missing, 2')).toBeTruthy();
    expect(screen.getAllByText('39 of 40')).toHaveLength(2);
    fireEvent.click(views.getByText('All, 40'));
    await waitFor(() =>
      expect(requests.of('TranslatedTexts').at(-1)).toMatchObject({ filter: { missing: null } }),
    );
    expect(await screen.findByText('40 texts')).toBeTruthy();
  });

  it('lists outdated and visible texts if its address requests them', async () => {
    const requests = open('/admin/translations?states=outdated&visible=yes');
    expect(await screen.findByText('1 of 40 texts is out of date')).toBeTruthy();
    expect(screen.getByText('1 missing, 1 out of date')).toBeTruthy();
    expect(requests.of('TranslatedTexts')[0]).toMatchObject({
      filter: { missing: null, outdated: ['en', 'es', 'fr'], visible: true },
    });
  });

  it('lists outdated texts of one language', async () => {
    const requests = open('/admin/translations?outdated=fr');
    expect(await screen.findByText('Remise')).toBeTruthy();
    expect(requests.of('TranslatedTexts')[0]).toMatchObject({ filter: { missing: null, outdated: ['fr'] } });
  });

  it('counts outdated texts while all texts are shown', async () => {
    open('/admin/translations?states=outdated,all');
    expect(await screen.findByText('1 of 40 texts is out of date')).toBeTruthy();
  });

  it('shows since when a translation is outdated, and can mark it as still correct', async () => {
    const requests = open();
    const row = (await screen.findByText('Remise')).closest('tr')!;
    expect(within(row).getByText(/^English changed on .*2020$/)).toBeTruthy();
    const keep = { name: 'Still correct: Rebate until 15 December, Article, title, Français' };
    fireEvent.click(within(row).getByRole('button', keep));
    await waitFor(() => expect(within(row).queryByText(/English changed/)).toBeNull());
    expect(requests.of('TranslateText')[0]).toMatchObject({
      input: { id: rebate.id, lang: 'fr', text: 'Remise' },
    });
    expect(await screen.findByText('1 saved in this visit')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.outerHTML).toMatch(/aria-label="Edit: Rebate/));
  });

  it('suggests translations of the same English text for an empty field', async () => {
    const requests = open('/admin/translations', ['Equipos VE']);
    const missing = await spanish();
    act(() => missing.focus());
    await waitFor(() => expect(requests.of('SimilarTranslations')).toHaveLength(1));
    const offered = await screen.findByRole('button', { name: /^3 similar texts use “\s?Equipos VE\s?”$/ });
    expect(requests.of('SimilarTranslations')).toMatchObject([{ english: 'EV fitments', lang: 'es' }]);
    expect(fireEvent.keyDown(missing, { key: 'Tab' })).toBe(true);
    fireEvent.click(offered);
    expect((missing as HTMLTextAreaElement).value).toBe('Equipos VE');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Equipos VE')).toBeTruthy();
  });

  it('moves to the next missing text on Tab, and after saving', async () => {
    open();
    const missing = await spanish();
    act(() => missing.focus());
    fireEvent.keyDown(missing, { key: 'Tab' });
    const next = document.activeElement!;
    expect(next.textContent).toMatch(/^Missing.*option 3, text, Français/);
    expect(fireEvent.keyDown(next, { key: 'Tab' })).toBe(true);
    expect(fireEvent.keyDown(missing, { key: 'Tab', shiftKey: true })).toBe(true);
    fireEvent.change(missing, { target: { value: 'Montajes VE' } });
    fireEvent.keyDown(missing, { key: 'Enter', ctrlKey: true });
    expect(await screen.findByText('Montajes VE')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  it('saves an inline edit by keyboard, and shows it', async () => {
    const requests = open();
    fireEvent.change(await spanish(), { target: { value: 'Montajes VE' } });
    fireEvent.keyDown(await spanish(), { key: 'Enter', ctrlKey: true });
    expect((await screen.findByText('Montajes VE')).closest('[lang]')!.getAttribute('lang')).toBe('es');
    expect(requests.of('TranslateText')[0]).toMatchObject({
      input: { id: name.id, version: 'v1', lang: 'es', text: 'Montajes VE' },
    });
  });

  it('discards an inline edit on Escape', async () => {
    const requests = open();
    fireEvent.change(await spanish(), { target: { value: 'Mont' } });
    fireEvent.keyDown(await spanish(), { key: 'Escape' });
    expect(((await spanish()) as HTMLTextAreaElement).value).toBe('');
    expect(requests.of('TranslateText')).toEqual([]);
  });

  it('shows someone else’s change beside the typed text, and replaces it if saved again', async () => {
    const requests = open();
    const current = { ...name, version: 'v2', text: words('EV fitments', 'Equipos VE', 'Montes VE') };
    requests.rejections.push({ code: 'CONFLICT', current });
    fireEvent.change(await spanish(), { target: { value: 'Montajes VE' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText('Someone else changed this text while you were editing.', { exact: false }),
    ).toBeTruthy();
    expect(screen.getByText('Equipos VE')).toBeTruthy();
    expect(((await spanish()) as HTMLTextAreaElement).value).toBe('Montajes VE');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests.of('TranslateText')[1]).toMatchObject({ input: { version: 'v2' } }));
    expect(await screen.findByText('Montajes VE')).toBeTruthy();
  });
});
