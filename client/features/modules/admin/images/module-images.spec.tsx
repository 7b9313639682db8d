import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import type { UploadedImage } from '#client/features/uploads/index';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import { ToastArea } from '#client/ui/feedback/toast-area';
import { ModuleImages } from './module-images';
import { useSaveImages } from './use-save-images';

const texts = (en: string, es = '', fr = '') => ({ __typename: 'LocalizedText', en, es, fr });
const image = (id: string, alt: ReturnType<typeof texts> | null = null) => ({
  __typename: 'AdminModuleImage',
  id,
  smUrl: `/images/${id}-small`,
  lgUrl: `/images/${id}-large`,
  width: 4000,
  height: 3000,
  altTranslations: alt,
  updatedAt: `2026-01-0${id}T00:00:00.000Z`,
});

type Answer = object[] | 'CONFLICT' | 'UNAVAILABLE';
type RecordedRequest = [name: string, variables: Record<string, unknown>];

/** Returns the images of the module from the response of each operation. */
function dataOf(operation: string, { input }: Record<string, unknown>, images: object[]): object {
  const module = { __typename: 'AdminModule', id: 'm', images };
  const { id } = (input ?? {}) as { id?: string };
  if (operation === 'ImagesOfModule') return { adminModule: module };
  if (operation === 'AddModuleImages') {
    return { addModuleImages: { __typename: 'AddModuleImagesPayload', module } };
  }
  if (operation === 'DeleteModuleImage') {
    return { deleteModuleImage: { __typename: 'DeleteModuleImagePayload', id } };
  }
  const moduleImage = { __typename: 'AdminModuleImage', id, module };
  return { updateModuleImage: { __typename: 'UpdateModuleImagePayload', moduleImage } };
}

/** Creates a server that gives these responses one by one: the module's images or an error code. */
function serverOf(...answers: Answer[]) {
  const requests: RecordedRequest[] = [];
  const link = new ApolloLink(({ operationName = '', variables }) => {
    if (operationName === 'SignUpload') return new Observable(() => undefined);
    requests.push([operationName, variables]);
    const answer = answers.shift();
    return new Observable((observer) => {
      if (!Array.isArray(answer)) {
        const errors = [{ message: 'no', extensions: { code: answer } }];
        return observer.error(new CombinedGraphQLErrors({ errors }));
      }
      observer.next({ data: dataOf(operationName, variables, answer) });
      observer.complete();
    });
  });
  return { requests, client: new ApolloClient({ cache: createCache(), link }) };
}

function open(...answers: Answer[]) {
  const { requests, client } = serverOf(...answers);
  renderPortal(
    <>
      <ModuleImages moduleId="m" />
      <ToastArea />
    </>,
    { client },
  );
  return requests;
}

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Images' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the image list of a module', () => {
  it('shows each image’s description, size and languages', async () => {
    open([image('1', texts('A snowflake', '', 'Un flocon')), image('2')]);
    expect(await rows()).toEqual(['A snowflake4000 × 3000EN, FR', 'No description yet4000 × 3000']);
  });

  it('is empty at first, and offers a retry if loading failed', async () => {
    open('UNAVAILABLE', []);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('None yet');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('moves an image by one position, with the version that was loaded', async () => {
    const requests = open([image('1'), image('2')], [image('2'), image('1')]);
    await rows();
    press('Move down from position 1');
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]).toEqual([
      'UpdateModuleImage',
      { input: { id: '1', position: 1, updatedAt: '2026-01-01T00:00:00.000Z' } },
    ]);
  });

  it('shows that someone else was first, and reloads the images', async () => {
    const requests = open([image('1'), image('2')], 'CONFLICT', [image('2', texts('New'))]);
    await rows();
    press('Move down from position 1');
    await screen.findByText('Someone else changed this. Reload to see the latest version.');
    await waitFor(async () => expect(await rows()).toEqual(['New4000 × 3000EN']));
    expect(requests.map(([name]) => name)).toEqual(['ImagesOfModule', 'UpdateModuleImage', 'ImagesOfModule']);
  });

  it('requires an English description, or none at all', async () => {
    const requests = open([image('1', texts('A snowflake'))], [image('1', texts('Ice', 'Hielo'))]);
    await rows();
    press('Describe image 1 of 1');
    const dialog = within(await screen.findByRole('dialog'));
    const said = within(dialog.getByRole('group', { name: 'What the image shows' }));
    const write = (language: string, value: string) =>
      fireEvent.change(said.getByLabelText(language), { target: { value } });
    write('English', ' ');
    write('Español', 'Hielo');
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('This field is required');
    write('English', 'Ice');
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await rows()).toEqual(['Ice4000 × 3000EN, ES']));
    expect(requests[1]![1]['input']).toMatchObject({ alt: { en: 'Ice', es: 'Hielo', fr: '' } });
  });

  it('deletes an image only after confirmation', async () => {
    const requests = open([image('1')], []);
    await rows();
    press('Delete image 1 of 1');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Delete image 1 of 1');
    await screen.findByText('Are you sure you want to delete this image?');
    expect(requests).toHaveLength(1);
    press('Delete');
    await screen.findByText('None yet');
    const input = { id: '1', updatedAt: '2026-01-01T00:00:00.000Z' };
    expect(requests[1]).toEqual(['DeleteModuleImage', { input }]);
  });

  it('accepts at most 20 images', async () => {
    open(Array.from({ length: 20 }, (_, index) => image(`${index + 1}`)));
    await rows();
    expect(screen.getByText(/^A module can have up to 20 images/)).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Add images' })).toBeNull();
  });
});

type Saving = ReturnType<typeof useSaveImages>;

function Probe({ tell }: { tell: (state: Saving) => void }) {
  const state = useSaveImages('m');
  useEffect(() => {
    tell(state);
  });
  return null;
}

describe('uploaded images of a module', () => {
  const uploaded = (assetId: string) => ({ assetId, smUrl: `/images/${assetId}` }) as UploadedImage;
  const [one, two] = [uploaded('one'), uploaded('two')];

  function upload(...answers: Answer[]) {
    const { requests, client } = serverOf(...answers);
    let state!: Saving;
    renderPortal(<Probe tell={(now) => (state = now)} />, { client });
    const come = (...images: UploadedImage[]) =>
      act(async () => state.onChange([...state.waiting, ...images]));
    const sent = () => requests.map(([, { input }]) => (input as { assetIds: string[] }).assetIds);
    return { latest: () => state, come, sent };
  }

  it('are saved as soon as they arrive', async () => {
    const { latest, come, sent } = upload([image('1'), image('2')]);
    await come(one, two);
    await waitFor(() => expect(latest().waiting).toEqual([]));
    expect(sent()).toEqual([['one', 'two']]);
  });

  it('stay pending if saving fails, and are all sent on retry', async () => {
    const { latest, come, sent } = upload('UNAVAILABLE', 'UNAVAILABLE', [image('1'), image('2')]);
    await come(one);
    await come(two);
    await waitFor(() => expect(latest().error).toBeDefined());
    expect(latest().waiting).toEqual([one, two]);
    await act(async () => latest().again());
    await waitFor(() => expect(latest().waiting).toEqual([]));
    expect(latest().error).toBeUndefined();
    expect(sent()).toEqual([['one'], ['two'], ['one', 'two']]);
  });

  it('can be discarded while pending', async () => {
    const { latest, come, sent } = upload('UNAVAILABLE');
    await come(one);
    await waitFor(() => expect(latest().error).toBeDefined());
    await act(async () => latest().onChange([]));
    expect(latest().waiting).toEqual([]);
    expect(latest().error).toBeUndefined();
    expect(sent()).toHaveLength(1);
  });
});
