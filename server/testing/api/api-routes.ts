import type { Api } from './api';

export interface ApiRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
}

/** Returns every route of the API with its methods. */
export const apiRoutes = (app: Api['app']): ApiRoute[] =>
  allRoutes(app).filter(({ url }) => url.startsWith('/api/'));

/** Returns every route with its methods, as the server lists them. */
export function allRoutes(app: Api['app']): ApiRoute[] {
  const found: ApiRoute[] = [];
  const above: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent, path, methods] = /^([│├└─ ]*)(\S+)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (path === undefined) continue;
    const depth = indent!.length / 4;
    above.splice(depth - 1, above.length, path);
    const url = above.join('');
    if (!methods) continue;
    for (const method of methods.split(', '))
      if (method !== 'HEAD' && method !== 'OPTIONS')
        found.push({ method: method as ApiRoute['method'], url });
  }
  return found;
}
