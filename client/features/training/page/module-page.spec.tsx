import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { notStarted } from '#client/testing/my-test';
import { renderPortal } from '#client/testing/render';
import ModulePage from './module-page';

const datasheet = {
  __typename: 'Download',
  id: 'd1',
  lang: 'en',
  label: 'Storage',
  captions: [],
  file: { __typename: 'DownloadFile', filename: 'storage.pdf', size: 2000 },
};

const module = {
  __typename: 'Module',
  id: 'm1',
  kind: 'training',
  brand: 'conti',
  group: 'sales_skills',
  canOpen: true,
  name: 'Tire storage',
  art: 'winter',
  description: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  videos: [],
  datasheets: [datasheet],
  extraFiles: [],
  images: [],
  test: null,
};
const myTest = {
  ...notStarted,
  access: { ...notStarted.access, open: false, reason: 'no_questions' },
  attemptId: null,
  deadlineAt: null,
  lastResultId: null,
  failsInPeriod: 0,
  periodEndsAt: null,
};

describe('the page of a module without a test', () => {
  it('completes the module when it opens, and offers its material', async () => {
    const link = new ApolloLink(
      ({ operationName }) =>
        new Observable((observer) => {
          const completed = { ...module, myTest: { ...myTest, status: 'passed' } };
          const isViewing = operationName === 'ViewModule';
          const payload = { __typename: 'ViewModulePayload', module: completed };
          observer.next({ data: isViewing ? { viewModule: payload } : { module: { ...module, myTest } } });
          observer.complete();
        }),
    );
    renderPortal(
      <Routes>
        <Route path="/training/modules/:id" element={<ModulePage />} />
      </Routes>,
      { client: new ApolloClient({ cache: createCache(), link }), path: '/training/modules/m1' },
    );
    await screen.findByRole('heading', { level: 2, name: 'You’ve completed this module' });
    const button = screen.getByRole('button', { name: 'Download Material' });
    expect(button.hasAttribute('disabled')).toBe(false);
  });
});
