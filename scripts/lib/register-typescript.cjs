// Lets Node load the server's TypeScript, with the metadata of its decorators: node -r ./scripts/lib/register-typescript.cjs
const { join } = require('node:path');

process.env.SWC_NODE_PROJECT = join(__dirname, '..', '..', 'server', 'tsconfig.json');
require('@swc-node/register');
