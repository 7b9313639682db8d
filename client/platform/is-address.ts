/** Whether a message can be sent there, as the server asks: one @, no white space, nothing that a header could take for more. */
export const isAddress = (text: string): boolean =>
  /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(text.trim());
