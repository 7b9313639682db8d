import { refuseSecondConnections } from '#server/platform/one-connection';

refuseSecondConnections();

// Unless it is loaded for production, as the server loads it, graphql-js examines each value that is of another kind than
// it asks for, which takes seconds where queries are large.
const mode = process.env['NODE_ENV'];
process.env['NODE_ENV'] = 'production';
require('graphql/jsutils/instanceOf');
process.env['NODE_ENV'] = mode;

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
