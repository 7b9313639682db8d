import { setNonce } from 'get-nonce';

/** Returns the CSP nonce with which components may add style sheets, or an empty string if the page has none. */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

// Libraries that don't take a nonce as an option read it from globals while they load. Therefore this file is imported
// first.
if (styleNonce() !== '') {
  // oxlint-disable-next-line no-underscore-dangle -- The name under which the toasts' styles look for it.
  (window as { __nonce__?: string }).__nonce__ = styleNonce();
  setNonce(styleNonce());
}
