import { rejectSecondConnections } from '#server/platform/database/one-connection';

rejectSecondConnections();

// The server loads graphql-js for production too. Otherwise it checks the type of every value, which takes seconds for
// large queries.
const mode = process.env['NODE_ENV'];
process.env['NODE_ENV'] = 'production';
require('graphql/jsutils/instanceOf');
process.env['NODE_ENV'] = mode;

const displayName = Symbol.for('fastify.display-name');

// Fastify searches all loaded modules for the name of an unnamed plugin, which is slow in Jest. A name avoids that.
Object.defineProperty(Object.getPrototypeOf(rejectSecondConnections), displayName, {
  configurable: true,
  get(this: { name: string }) {
    return this.name || 'plugin';
  },
  set(this: object, value: string) {
    Object.defineProperty(this, displayName, { value, configurable: true, writable: true });
  },
});
