/** What the tests read of a JSON Schema that a contract is written as. */
export interface JsonShape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonShape[];
  readonly items?: JsonShape;
  readonly properties?: Readonly<Record<string, JsonShape>>;
  readonly required?: readonly string[];
  readonly minItems?: number;
  readonly minimum?: number;
  readonly format?: string;
}
