export interface SchemaResult {
  problems: string[];
  note: string;
}
export function checkSchema(root: string): SchemaResult;
export function acceptSchema(root: string): SchemaResult;
