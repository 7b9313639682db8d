import { isAddress } from '#client/platform/is-address';

/** Returns true for an e-mail address whose domain contains a dot, as sign-in requires. */
export const isEmail = (text: string): boolean => isAddress(text) && /@.+\../.test(text);
