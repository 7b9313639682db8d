import { isAddress } from '#client/platform/is-address';

/** Whether somebody can sign in with it: an address, of a domain with a dot. */
export const isEmail = (text: string): boolean => isAddress(text) && /@.+\../.test(text);
