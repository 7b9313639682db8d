// Checks the direction of imports: app → features → platform | ui, and features only import earlier ones.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listOwnImports, listSources, withoutExtension } from '../lib/imports.mjs';

const isSpec = (file) => /\.spec\.tsx?$/.test(file);

function place(path) {
  const [side, layer, feature] = path.split('/');
  return { side, layer, feature: layer === 'features' ? feature : undefined };
}

const isAdmin = (path) => /^client\/features\/[^/]+\/admin\//.test(path);

/** The layers that a layer can import, including itself. */
const layers = {
  server: {
    platform: ['platform'],
    features: ['features', 'platform'],
    demo: ['demo', 'features', 'platform'],
    app: ['app', 'demo', 'features', 'platform'],
  },
  client: {
    platform: ['platform', 'ui'],
    ui: ['ui', 'platform'],
    features: ['features', 'platform', 'ui'],
    app: ['app', 'features', 'platform', 'ui'],
  },
};

function serverRule(order, from, to) {
  const [own, other] = [order.indexOf(from.feature), order.indexOf(to.feature)];
  if (from.layer !== 'features' || to.layer !== 'features' || other <= own) return undefined;
  return `the feature ${from.feature} may not import the later feature ${to.feature}`;
}

function clientRule(order, from, to, { file, path, lazy }) {
  if (to.layer !== 'features') return undefined;
  const adminRoutes = /^client\/app\/admin-routes\.tsx?$/.test(file);
  if (isAdmin(path) && !isAdmin(file) && !(adminRoutes && lazy)) {
    return 'admin screens are reached only lazily, by client/app/admin-routes';
  }
  if (from.feature === to.feature) {
    const isPage = /-page$/.test(path) && !lazy && !file.endsWith('/index.tsx');
    return isPage ? 'a part does not import its page: types come from its own fragments' : undefined;
  }
  if (from.layer === 'features' && order.indexOf(to.feature) > order.indexOf(from.feature)) {
    return `the feature ${from.feature} may not import the later feature ${to.feature}`;
  }
  // Generated operations are open to later features, whose operations use their fragments.
  const isOpen = path.endsWith('/index') || path.endsWith('.generated');
  if (isOpen || (from.layer === 'app' && lazy)) return undefined;
  return `the feature ${to.feature} offers others only its index.tsx, those of its folders and what its operations give`;
}

// Shared rules: these server files have no imports, and each is imported by one client file.
const sharedRules = {
  'client/platform/fold-search.ts': 'server/platform/text/fold',
  'client/platform/i18n/languages.ts': 'server/platform/language/languages',
  'client/features/rewards/address/address-rules.ts': 'server/features/rewards/address/address-rules',
};

function rule(orders, file, imported) {
  const from = place(file);
  const to = place(imported.path);
  if (sharedRules[file] === imported.path) return undefined;
  if (from.side !== to.side && !(from.side === 'server' && to.side === 'migrations')) {
    return `${from.side} may not import ${to.side}`;
  }
  // A spec can import anything of its own side, including factories and the whole application.
  if (from.side === 'migrations' || isSpec(file) || from.layer === 'testing') return undefined;
  if (to.layer === 'testing') return 'only specs may import testing';
  const allowed = layers[from.side][from.layer];
  if (allowed && to.layer in layers[from.side] && !allowed.includes(to.layer))
    return `${from.layer} may not import ${to.layer}`;
  const detail = { file, ...imported };
  return from.side === 'server'
    ? serverRule(orders.server, from, to)
    : clientRule(orders.client, from, to, detail);
}

function unknownFeatures(root, orders) {
  return ['server', 'client'].flatMap((side) => {
    const folder = join(root, side, 'features');
    const featureNames = existsSync(folder) ? readdirSync(folder) : [];
    const unknown = featureNames.filter((feature) => !orders[side].includes(feature));
    return unknown.map(
      (feature) => `${side}/features/${feature}: this feature has no place in features.json`,
    );
  });
}

/** Returns circular imports, including those of types, by Tarjan's algorithm. The files of each circle are sorted. */
function circles(imports) {
  const found = [];
  const numbers = new Map();
  const lowest = new Map();
  const stack = [];
  const visit = (file) => {
    numbers.set(file, numbers.size);
    lowest.set(file, numbers.get(file));
    stack.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!numbers.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(file, Math.min(lowest.get(file), lowest.get(next)));
    }
    if (lowest.get(file) !== numbers.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) found.push(circle.toSorted());
  };
  for (const file of imports.keys()) if (!numbers.has(file)) visit(file);
  return found;
}

/** Returns a line for each import under `root` that violates the order in `features.json`. */
export function checkFeatures(root) {
  const { server, clientOnTop } = JSON.parse(readFileSync(join(root, 'features.json'), 'utf8'));
  const orders = { server, client: [...server, ...clientOnTop] };
  const problems = unknownFeatures(root, orders);
  const imports = new Map();
  for (const file of ['server', 'client', 'migrations'].flatMap((side) => listSources(root, side))) {
    for (const { name, path, lazy, line } of listOwnImports(root, file)) {
      const hasOrder = path.includes('/') && !path.startsWith('scripts/');
      const problem = hasOrder && rule(orders, file, { path, lazy });
      if (problem) problems.push(`${file}:${line} imports ${name}: ${problem}`);
      if (!lazy) imports.set(withoutExtension(file), [...(imports.get(withoutExtension(file)) ?? []), path]);
    }
  }
  for (const circle of circles(imports))
    problems.push(`${circle.join(', ')}: these import each other in a circle`);
  return problems;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = checkFeatures(resolve(process.argv[2] ?? '.'));
  process.stdout.write(problems.map((problem) => `${problem}\n`).join(''));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
