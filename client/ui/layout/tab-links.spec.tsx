import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { renderPortal } from '#client/testing/render';
import { TabLinks } from './tab-links';

const tabs = [
  { to: '/one', labelId: 'admin.yes' },
  { to: '/other', labelId: 'admin.no' },
];

describe('the tab links', () => {
  it('scroll the current tab into view, and stay where someone scrolled them', async () => {
    renderPortal(
      <>
        <TabLinks label="Parts" tabs={tabs} />
        <Link to="/one?q=tire">Search</Link>
      </>,
      { path: '/one' },
    );
    const nav = await screen.findByRole('navigation', { name: 'Parts' });
    const other = screen.getByRole('link', { name: 'No' });
    Object.defineProperty(other, 'offsetLeft', { value: 500 });
    nav.scrollLeft = 300;
    fireEvent.click(screen.getByRole('link', { name: 'Search' }));
    expect(nav.scrollLeft).toBe(300);
    fireEvent.click(other);
    expect(other.getAttribute('aria-current')).toBe('page');
    expect(nav.scrollLeft).toBe(452);
  });
});
