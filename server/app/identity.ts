import type { FastifyInstance } from 'fastify';
import { demoCompany } from '#server/demo/people/people';
import {
  createEmbeddedProvider,
  type EmbeddedProviderOptions,
} from '#server/features/identity/embedded/provider';
import { useHostedProvider } from '#server/features/identity/keycloak/hosted-provider';
import type { Config } from './config/config';

/** The identity provider that people sign in with, after it has been registered for the features that use it. */
export interface OpenIdentity {
  /** Registers its routes, if it has any at the portal's own address. */
  register(app: FastifyInstance): Promise<void>;
  /** Returns `ready`, or a short description of the problem. */
  word(): string;
  /** Stops its background work. */
  stop(): Promise<void>;
}

/** Opens the configured identity provider. The database must be open. */
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
