import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { NoSuchPage } from './no-such-page';

it('the not-found page explains a wrong address and links to another page', () => {
  renderPortal(<NoSuchPage textId="results.notFoundHelp" to="/training" toId="modules.toTraining" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Route not found');
  expect(document.title).toMatch(/^Route not found · /);
  expect(screen.getByText('We couldn’t find a result of yours at this address.')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/training');
});
