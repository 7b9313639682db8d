import type { Api } from '#server/testing/api/api';

/** A rejected call. Its message is the code, and `fields` are the invalid fields. */
export class Rejected extends Error {
  constructor(
    code: string,
    readonly fields: unknown,
    readonly current?: unknown,
  ) {
    super(code);
  }
}

export type Call = <Data>(query: string, variables?: Record<string, unknown>, as?: string) => Promise<Data>;

/**
 * Returns a function that calls the API with a token, or another one if given. It returns the data or throws the first
 * error.
 */
export const callsAs =
  (api: Api, token: string): Call =>
  async <Data>(query: string, variables: Record<string, unknown> = {}, as = token): Promise<Data> => {
    const { body } = await api.graphql<Data>(query, variables, as);
    const { extensions } = body.errors?.[0] ?? {};
    if (extensions) throw new Rejected(extensions.code, extensions['fields'], extensions['current']);
    return body.data;
  };
