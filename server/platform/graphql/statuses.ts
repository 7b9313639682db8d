import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context';
import { statusOf } from './errors';

/** An answer without any data carries the HTTP status of its first error, and how long to wait where it says so. */
export const errorStatuses: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response }) {
        if (response.body.kind !== 'single') return;
        const { data, errors } = response.body.singleResult;
        if (!errors?.length || (data !== undefined && data !== null)) return;
        response.http.status = statusOf(errors);
        const wait = errors[0]?.extensions?.['retryAfterSeconds'];
        if (typeof wait === 'number') response.http.headers.set('retry-after', String(wait));
      },
    };
  },
};
