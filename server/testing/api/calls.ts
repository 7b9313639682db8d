import type { Api } from '#server/testing/api/api';

/** A refused call: its message is the code; `fields` are those that the refusal names. */
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

/** Calls the API with a token, another one where given; gives the data or throws the first error. */
export const callsAs =
  (api: Api, token: string): Call =>
  async <Data>(query: string, variables: Record<string, unknown> = {}, as = token): Promise<Data> => {
    const { body } = await api.graphql<Data>(query, variables, as);
    const { extensions } = body.errors?.[0] ?? {};
    if (extensions) throw new Rejected(extensions.code, extensions['fields'], extensions['current']);
    return body.data;
  };
