import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import Awards from './awards';

describe('the award form', () => {
  it('has a link back above its title, and names types in the singular', async () => {
    renderPortal(<Awards />, { path: '/new' });
    const title = await screen.findByRole('heading', { level: 1, name: 'Add award' });
    const back = screen.getByRole('link', { name: 'Awards' });
    expect(back.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const kinds = screen.getByRole('combobox', { name: 'Type' }).querySelectorAll('option');
    expect([...kinds].map(({ textContent }) => textContent)).toEqual([
      'Yearly award',
      'Quarterly award',
      'Monthly prize',
    ]);
  });

  it('requires an image', async () => {
    renderPortal(<Awards />, { path: '/new' });
    fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
    const [part] = screen.getAllByRole('group', { name: 'Image' });
    expect(within(part!).getByText('This field is required')).toBeTruthy();
  });
});
