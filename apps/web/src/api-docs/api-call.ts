import type { OperationDescription } from '@marco/contract-kit/api-description';

/** What the form of an operation holds, as it is written. */
export interface WrittenCall {
  /** By the name of the parameter; nothing and '' are left out. */
  readonly values: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A call of an operation, without whoever makes it. */
export interface ApiCall {
  readonly method: string;
  /** Path and query, from the origin. */
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: readonly (readonly [string, string])[];
  /** JSON as it was written; null where the operation takes none. */
  readonly body: string | null;
  readonly takesFile: boolean;
  readonly needsSession: boolean;
}

/** What a form begins with: the values that are taken where one lacks, and a body of its form. */
export function createWritten({ parameters, body }: OperationDescription): WrittenCall {
  return {
    values: Object.fromEntries(
      parameters.flatMap(({ name, schema }) =>
        schema.default === undefined ? [] : [[name, String(schema.default)]],
      ),
    ),
    body: body?.sample === undefined ? '' : JSON.stringify(body.sample, null, 2),
  };
}

/** The call that a form describes; a parameter of the path that lacks stays as the description writes it, `{id}`. */
export function toCall(operation: OperationDescription, { values, body }: WrittenCall): ApiCall {
  const written = operation.parameters.flatMap(({ name, in: place }) => {
    const value = values[name] ?? '';
    return value === '' ? [] : [{ name, place, value }];
  });
  const at = (wanted: string) =>
    written.filter(({ place }) => place === wanted).map(({ name, value }) => [name, value] as const);
  const inPath = new Map(at('path'));
  const takesFile = operation.body?.type === 'multipart/form-data';
  const takesText = operation.body !== null && !takesFile;
  return {
    method: operation.method,
    path: operation.path.replace(/\{(\w+)\}/g, (gap, name: string) => {
      const value = inPath.get(name);
      return value === undefined ? gap : encodeURIComponent(value);
    }),
    query: at('query'),
    headers: [...at('header'), ...(takesText ? [['content-type', 'application/json'] as const] : [])],
    body: takesText ? body : null,
    takesFile,
    needsSession: !operation.isPublic,
  };
}

/** Path and query of a call. */
export function toAddress({ path, query }: ApiCall): string {
  const search = new URLSearchParams(query.map(([name, value]) => [name, value]));
  return search.size === 0 ? path : `${path}?${search}`;
}

/** Parameters that must be there and are not. */
export function listMissing({ parameters }: OperationDescription, { values }: WrittenCall): string[] {
  return parameters
    .filter(({ name, required }) => required && (values[name] ?? '') === '')
    .map(({ name }) => name);
}

/** What is wrong with the body of a form; undefined where it is JSON or none is taken. */
export function findBodyFault({ body }: OperationDescription, written: WrittenCall): string | undefined {
  if (body === null || body.sample === undefined) return undefined;
  try {
    JSON.parse(written.body);
    return undefined;
  } catch {
    return 'El cuerpo no es un JSON válido. Revise comillas, comas y llaves.';
  }
}
