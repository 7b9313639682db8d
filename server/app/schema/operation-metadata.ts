/** The metadata that the decorators of a resolver store for a query or mutation. */
export interface OperationMetadata {
  /** The class of the resolver. */
  target: object;
  schemaName: string;
  roles?: string[];
  extensions?: Record<string, unknown>;
}

/** Returns the metadata of all decorated queries and mutations. TypeGraphQL itself exports no way to read them. */
export const operationMetadata = (): { queries: OperationMetadata[]; mutations: OperationMetadata[] } =>
  (
    globalThis as unknown as {
      TypeGraphQLMetadataStorage: { queries: OperationMetadata[]; mutations: OperationMetadata[] };
    }
  ).TypeGraphQLMetadataStorage;
