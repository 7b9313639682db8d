import type { Api } from './api';

export interface ApiRoute {
  method: 'GET' | 'POST';
  url: string;
}

/** Every route of the API with its methods, as the server lists them. */
export function apiRoutes(app: Api['app']): ApiRoute[] {
  const found: ApiRoute[] = [];
  const above: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent, path, methods] = /^([│├└─ ]*)(\S+)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (path === undefined) continue;
    const depth = indent!.length / 4;
    above.splice(depth - 1, above.length, path);
    const url = above.join('');
    if (!url.startsWith('/api/') || !methods) continue;
    for (const method of methods.split(', '))
      if (method === 'GET' || method === 'POST') found.push({ method, url });
  }
  return found;
}
