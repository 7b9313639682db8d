import type { FastifyInstance } from 'fastify';
import { demoCompany } from '#server/demo/people';
import {
  createEmbeddedProvider,
  type EmbeddedProviderOptions,
} from '#server/features/identity/embedded/provider';
import { useHostedProvider } from '#server/features/identity/keycloak/hosted-provider';
import type { Config } from './config/config';

/** The identity provider that people sign in at, in place for the rooms that ask it. */
export interface OpenIdentity {
  /** Adds its routes, where it has some at the portal's own address. */
  register(app: FastifyInstance): Promise<void>;
  /** `ready`, or in a few words what is wrong with it. */
  word(): string;
  /** Ends what looks after it. */
  stop(): Promise<void>;
}

/** Puts the configured identity provider in place, over an open database. */
export async function openIdentity(
  config: Config,
  ahead?: EmbeddedProviderOptions['ahead'],
): Promise<OpenIdentity> {
  if (config.identity) {
    const watch = await useHostedProvider(config.identity);
    return { register: async () => undefined, word: () => watch.word, stop: async () => watch.stop() };
  }
  const { register } = await createEmbeddedProvider({
    ...config,
    ahead,
    company: config.demoData ? demoCompany : null,
  });
  return { register, word: () => 'ready', stop: async () => undefined };
}
