import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { Footer } from './footer';

const contact = { id: 'c', href: '/contact', label: 'Contact', newTab: false };

const links = (): (string | null)[][] =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the footer', () => {
  it.each([
    ['en', 'Verify a certificate'],
    ['es', 'Verificar un certificado'],
    ['fr', 'Vérifier un certificat'],
  ] as const)('links to the verification of certificates, signed in or not, in %s', (language, name) => {
    for (const session of ['signedIn', 'signedOut'] as const) {
      const { unmount } = renderPortal(<Footer links={[contact]} />, { language, session });
      expect(links()).toEqual([
        ['Contact', '/contact'],
        [name, '/certificates'],
      ]);
      unmount();
    }
  });

  it('links to the Privacy Policy if there is one', () => {
    renderPortal(<Footer links={[]} />, { settings: { termsVersion: 1 } });
    expect(links()).toEqual([
      ['Verify a certificate', '/certificates'],
      ['Privacy Policy', '/privacy-policy'],
    ]);
  });

  it('shows only the link of an administrator to the same page', () => {
    const own = { id: 'o', href: '/certificates', label: 'Is it real?', newTab: false };
    renderPortal(<Footer links={[own, contact]} />);
    expect(links()).toEqual([
      ['Is it real?', '/certificates'],
      ['Contact', '/contact'],
    ]);
  });
});
