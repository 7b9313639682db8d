/** Returns true if mail can be sent there, by the same rule as the server's. */
export const isAddress = (text: string): boolean =>
  !/(?:^|[.@])\.|\.(?:@|$)/.test(text.trim()) &&
  /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(text.trim());
