/** A start that cannot go on. Its message is one clear sentence for whoever started the portal. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}
