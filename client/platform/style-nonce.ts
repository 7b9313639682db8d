import { setNonce } from 'get-nonce';

/** The word by which the page's policy lets components add style sheets; empty where it has none. */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

// Those that ask nobody else find it here: the toasts, which write their styles as they are loaded, and what keeps a
// page still behind a dialog. So this file is loaded before all others.
if (styleNonce() !== '') {
  // oxlint-disable-next-line no-underscore-dangle -- The name under which the toasts' styles look for it.
  (window as { __nonce__?: string }).__nonce__ = styleNonce();
  setNonce(styleNonce());
}
