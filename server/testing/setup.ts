import { refuseSecondConnections } from '#server/platform/one-connection';

refuseSecondConnections();

const displayName = Symbol.for('fastify.display-name');

// Fastify looks for the name of a plugin among all loaded modules, which Jest lists slowly; so every function has one.
Object.defineProperty(Object.getPrototypeOf(refuseSecondConnections), displayName, {
  configurable: true,
  get(this: { name: string }) {
    return this.name || 'plugin';
  },
  set(this: object, value: string) {
    Object.defineProperty(this, displayName, { value, configurable: true, writable: true });
  },
});
