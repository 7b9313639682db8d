/** The options from Jest that the transformer reads. Jest passes more. */
interface JestOptions {
  supportsStaticESM: boolean;
  instrument?: boolean;
}

interface SpecTransformer {
  getCacheKey(source: string, path: string, jest: JestOptions): string;
  process(source: string, path: string, jest: JestOptions): { code: string; map?: unknown };
}

declare const transformers: {
  createTransformer(options: { useESM?: boolean; diagnostics: boolean; tsconfig: string }): SpecTransformer;
};
export default transformers;
