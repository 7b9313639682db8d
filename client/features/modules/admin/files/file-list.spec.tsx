import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type * as uploads from '#client/features/uploads/index';
import { createCache } from '#client/platform/apollo/cache';
import { RestError } from '#client/platform/requests/error-code';
import { renderPortal } from '#client/testing/render';

// The uploader only works in a real browser.
const sent: string[] = [];
let rejection: RestError | undefined;
const startFileUpload = async (file: File) => {
  sent.push(file.name);
  const fileId = rejection ? Promise.reject<string>(rejection) : Promise.resolve('stored');
  return { fileId, pauseResume: () => undefined, settled: () => undefined };
};
const real = await import('#client/features/uploads/index');
jest.unstable_mockModule('#client/features/uploads/index', () => ({
  ...(real as typeof uploads),
  loadFileUploader: async () => ({ startFileUpload }),
}));
const { default: FilesTab } = await import('../files-tab');

interface Stored {
  id: string;
  kind: string;
  label: string;
  captions: { __typename: 'Captions'; lang: string; filename: string }[];
  updatedAt: string;
}

const file = (id: string, label: string, kind = 'datasheet'): Stored =>
  ({
    __typename: 'AdminDownload',
    id,
    kind,
    lang: 'en',
    label,
    filename: `${id}.pdf`,
    ext: 'pdf',
    size: 2000,
    captions: [],
    fetchCount: 0,
    personCount: 0,
    updatedAt: `of ${id}`,
  }) as Stored;

/** Shows the files of a module. Returns the changes that the page requests. */
function open(...files: Stored[]) {
  const changes: [string, unknown][] = [];
  let stored = files;
  const change = (name: string, input: Record<string, unknown>): object => {
    changes.push([name, input]);
    const at = stored.findIndex(({ id }) => id === input['id']);
    if (name === 'DeleteDownload') stored = stored.toSpliced(at, 1);
    if (name === 'UpdateDownload' && 'label' in input)
      stored = stored.with(at, { ...stored[at]!, label: String(input['label']) });
    if (name === 'UpdateDownload' && 'position' in input)
      stored = stored.toSpliced(at, 1).toSpliced(Number(input['position']), 0, stored[at]!);
    if (name === 'CreateDownload') stored = [...stored, file('new', String(input['label']))];
    if (name === 'SetCaption') {
      const caption = { __typename: 'Captions' as const, lang: String(input['lang']), filename: 'new.vtt' };
      stored = stored.with(at, { ...stored[at]!, captions: [caption] });
    }
    const module = { __typename: 'AdminModule', id: 'm', downloads: stored };
    const download = { ...(stored[at] ?? file('new', '')), module };
    const field = name[0]!.toLowerCase() + name.slice(1);
    return { [field]: { __typename: `${name}Payload`, id: input['id'], download } };
  };
  const link = new ApolloLink(({ operationName = '', variables }) => {
    if (operationName === 'SignUpload') return new Observable(() => undefined);
    return new Observable((observer) => {
      const input = variables['input'] as Record<string, unknown> | undefined;
      const module = { __typename: 'AdminModule', id: 'm', downloads: stored, images: [] };
      observer.next({ data: input ? change(operationName, input) : { adminModule: module } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ cache: createCache(), link });
  const tab = (
    <Routes>
      <Route path="/:id" element={<FilesTab />} />
    </Routes>
  );
  renderPortal(tab, { client, path: '/m' });
  return changes;
}

const section = (name = 'Datasheets') => screen.findByRole('region', { name });
const labels = async () => within(await section()).queryAllByText(/./, { selector: 'strong' });
const shows = (...texts: string[]) =>
  waitFor(async () => expect((await labels()).map(({ textContent }) => textContent)).toEqual(texts));
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const inDialog = async () => within(await screen.findByRole('dialog'));
const choose = (input: Element, name: string) =>
  act(async () => void fireEvent.change(input, { target: { files: [new File(['x'], name)] } }));

beforeEach(() => {
  sent.length = 0;
  rejection = undefined;
});

describe('the file list of a module', () => {
  it('adds a file with the typed label once the server accepts it', async () => {
    const changes = open(file('one', 'Wear'));
    await press('Add datasheet');
    const dialog = await inDialog();
    const send = () => fireEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    send();
    expect((await dialog.findAllByText('This field is required')).length).toBeGreaterThan(0);
    const input = () => document.querySelector('input[type=file]')!;
    rejection = new RestError('FILE_REJECTED', '');
    await choose(input(), 'page.pdf');
    send();
    await dialog.findByText(/^You can’t use this file/);
    rejection = undefined;
    await choose(input(), 'added.pdf');
    fireEvent.change(dialog.getByRole('textbox', { name: /^Label/ }), { target: { value: 'Added by hand' } });
    send();
    await shows('Wear', 'Added by hand');
    expect(sent).toEqual(['page.pdf', 'added.pdf']);
    const made = { moduleId: 'm', kind: 'datasheet', label: 'Added by hand', lang: 'en', fileId: 'stored' };
    expect(changes).toEqual([['CreateDownload', made]]);
  });

  it('reorders and renames files, and sends the version that was loaded with each change', async () => {
    const changes = open(file('one', 'Wear'), file('two', 'Comfort'));
    await shows('Wear', 'Comfort');
    await press('Move down from position 1');
    await shows('Comfort', 'Wear');
    await press('Edit: Wear');
    const dialog = await inDialog();
    fireEvent.change(dialog.getByRole('textbox', { name: /^Label/ }), { target: { value: 'Renamed' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await shows('Comfort', 'Renamed');
    expect(changes).toEqual([
      ['UpdateDownload', { id: 'one', updatedAt: 'of one', position: 1 }],
      ['UpdateDownload', { id: 'one', updatedAt: 'of one', label: 'Renamed', lang: 'en' }],
    ]);
  });

  it('removes a file only after confirmation, and keeps the focus in the list', async () => {
    const changes = open(file('one', 'Wear'), file('two', 'Comfort'));
    await press('Delete: Wear');
    fireEvent.click((await inDialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await shows('Wear', 'Comfort');
    expect(changes).toEqual([]);
    await press('Delete: Wear');
    fireEvent.click((await inDialog()).getByRole('button', { name: 'Delete' }));
    await shows('Comfort');
    await waitFor(async () => expect(document.activeElement).toBe(await section()));
  });

  it('adds captions to a video in each language', async () => {
    const changes = open(file('film', 'Why cold rubber slips', 'video'));
    await press('Captions: Why cold rubber slips');
    const dialog = await inDialog();
    const input = dialog.getAllByRole('listitem').map((item) => item.querySelector('input[type=file]')!);
    await choose(input[2]!, 'neuf.vtt');
    await dialog.findByText('new.vtt');
    expect(changes).toEqual([
      ['SetCaption', { id: 'film', updatedAt: 'of film', lang: 'fr', fileId: 'stored' }],
    ]);
  });
});
