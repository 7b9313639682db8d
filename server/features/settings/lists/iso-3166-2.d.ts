declare module 'iso-3166-2' {
  /** A country with its subdivisions by ISO 3166-2 code; null for an unknown code. */
  export function country(
    code: string,
  ): { name: string; sub: Record<string, { type: string; name: string }> } | null;
}
