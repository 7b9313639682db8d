import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import TranslationsPage from './translations-page';

const text = <T extends object>(id: string, values: T) => ({
  __typename: 'TranslatedText',
  id,
  kind: 'module',
  thingId: 'm1',
  ownerId: null as string | null,
  title: 'EV fitments',
  path: 'name',
  rich: false,
  writable: true,
  version: 'v1',
  ...values,
});

const words = (en: string, es: string, fr: string) => ({ __typename: 'LocalizedText', en, es, fr });

const name = text('module:m1:name', { text: words('EV fitments', '', 'Montes VE') });
const option = text('question:q1:options.002.text', {
  kind: 'question',
  thingId: 'q1',
  ownerId: 'm1',
  path: 'options.002.text',
  rich: true,
  text: words('Only <em>below</em> 7 °C', 'Solo por debajo de 7 °C', ''),
});

const counts = { __typename: 'TranslationCounts', all: 40, lacking: 2, en: 40, es: 39, fr: 39 };

/** A server with two texts that lack a language; `refusal` is what the next save is refused with. */
function open(path = '/admin/translations') {
  const asked: Record<string, unknown>[] = [];
  const refusals: object[] = [];
  const answer = (operation: string, variables: Record<string, unknown>) => {
    if (operation === 'TranslationCounts') return { translationCounts: counts };
    if (operation === 'TranslatedTexts')
      return {
        translatedTexts: {
          __typename: 'TranslatedTextConnection',
          nodes: [name, option],
          totalCount: 2,
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      };
    const { lang, text: written } = variables['input'] as { lang: string; text: string };
    const saved = { ...name, version: 'v3', text: { ...name.text, [lang]: written } };
    return { translateText: { __typename: 'TranslateTextPayload', text: saved } };
  };
  const link = new ApolloLink(
    ({ operationName: operation = '', variables }) =>
      new Observable((observer) => {
        asked.push({ operation, ...variables });
        const refusal = operation === 'TranslateText' && refusals.shift();
        observer.next(
          refusal
            ? { errors: [{ message: 'no', extensions: refusal as Record<string, unknown> }] }
            : { data: answer(operation, variables) },
        );
        observer.complete();
      }),
  );
  renderPortal(<TranslationsPage />, {
    path,
    client: new ApolloClient({ cache: createCache(), link }),
  });
  return { refusals, of: (operation: string) => asked.filter((each) => each['operation'] === operation) };
}

const spanish = () => screen.findByRole('textbox', { name: 'EV fitments, Module, name, Español' });

describe('the page of translations', () => {
  it('has what lacks a language, each text with its place, its languages and the way to its editor', async () => {
    const asked = open();
    expect(
      (await screen.findAllByRole('link', { name: 'EV fitments' })).map((a) => a.getAttribute('href')),
    ).toEqual(['/admin/modules/m1', '/admin/modules/m1/questions/q1']);
    expect(screen.getByText('Question, option 3, text')).toBeTruthy();
    expect(screen.getByText('A draft until its test is published', { exact: false })).toBeTruthy();
    expect(screen.getByText('Montes VE').closest('[lang]')!.getAttribute('lang')).toBe('fr');
    expect(screen.getByText('below').tagName).toBe('EM');
    expect(asked.of('TranslatedTexts')[0]).toMatchObject({
      filter: { kinds: null, missing: ['en', 'es', 'fr'] },
    });
    const views = within(screen.getByRole('navigation', { name: 'Texts by what they lack' }));
    expect(await views.findByText('Missing, 2')).toBeTruthy();
    expect(screen.getAllByText('39 of 40')).toHaveLength(2);
    fireEvent.click(views.getByText('Everything, 40'));
    await waitFor(() =>
      expect(asked.of('TranslatedTexts').at(-1)).toMatchObject({ filter: { missing: null } }),
    );
  });

  it('saves what is typed in place by keys, and shows it', async () => {
    const asked = open();
    fireEvent.change(await spanish(), { target: { value: 'Montajes VE' } });
    fireEvent.keyDown(await spanish(), { key: 'Enter', ctrlKey: true });
    expect((await screen.findByText('Montajes VE')).closest('[lang]')!.getAttribute('lang')).toBe('es');
    expect(asked.of('TranslateText')[0]).toMatchObject({
      input: { id: name.id, version: 'v1', lang: 'es', text: 'Montajes VE' },
    });
  });

  it('leaves a field as it was by Escape', async () => {
    const asked = open();
    fireEvent.change(await spanish(), { target: { value: 'Mont' } });
    fireEvent.keyDown(await spanish(), { key: 'Escape' });
    expect(((await spanish()) as HTMLTextAreaElement).value).toBe('');
    expect(asked.of('TranslateText')).toEqual([]);
  });

  it('shows what somebody else wrote meanwhile beside what is typed, which a second save puts there', async () => {
    const asked = open();
    const current = { ...name, version: 'v2', text: words('EV fitments', 'Equipos VE', 'Montes VE') };
    asked.refusals.push({ code: 'CONFLICT', current });
    fireEvent.change(await spanish(), { target: { value: 'Montajes VE' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Somebody changed this text meanwhile.', { exact: false })).toBeTruthy();
    expect(screen.getByText('Equipos VE')).toBeTruthy();
    expect(((await spanish()) as HTMLTextAreaElement).value).toBe('Montajes VE');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked.of('TranslateText')[1]).toMatchObject({ input: { version: 'v2' } }));
    expect(await screen.findByText('Montajes VE')).toBeTruthy();
  });
});
