import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { ExchangeButtons } from './exchange-buttons';

let requests: { path: string; method: string | undefined }[] = [];
const realFetch = globalThis.fetch;

beforeEach(() => {
  requests = [];
  globalThis.fetch = (async (path: string, options: RequestInit = {}) => {
    requests.push({ path, method: options.method });
    return {
      ok: true,
      status: 200,
      headers: new Headers({ 'content-type': 'application/xliff+xml' }),
      blob: async () => new Blob(['<xliff/>']),
    } as Response;
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('the export for translators', () => {
  it('requests one language, with missing, outdated or all texts', async () => {
    renderPortal(<ExchangeButtons />);
    const { createObjectURL } = URL;
    URL.createObjectURL = () => '#file';
    fireEvent.click(screen.getByRole('button', { name: 'Export for translators' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export for translators' }));
    fireEvent.click(dialog.getByRole('radio', { name: 'Français' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Download file' }));
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]!.path).toBe(
      '/api/translations.xlf?lang=fr&filter=%7B%22missing%22%3A%5B%22fr%22%5D%7D',
    );
    fireEvent.click(dialog.getByRole('radio', { name: 'Missing or out of date' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Download file' }));
    await waitFor(() =>
      expect(requests[1]?.path).toBe(
        '/api/translations.xlf?lang=fr&filter=%7B%22needing%22%3A%5B%22fr%22%5D%7D',
      ),
    );
    fireEvent.click(dialog.getByRole('radio', { name: 'All texts' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Download file' }));
    await waitFor(() => expect(requests[2]?.path).toBe('/api/translations.xlf?lang=fr'));
    URL.createObjectURL = createObjectURL;
  });
});

describe('the import of translations', () => {
  it('is on the page for imports', () => {
    renderPortal(<ExchangeButtons />);
    const link = screen.getByRole('link', { name: 'Import translations' });
    expect(link.getAttribute('href')).toBe('/admin/imports/new?kind=translations');
  });
});
