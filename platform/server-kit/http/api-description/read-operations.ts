import { commonErrors } from '@marco/contract-kit';
import type {
  ApiIndex,
  BodyField,
  IndexedOperation,
  OperationAnswer,
  OperationDescription,
  OperationParameter,
  ValueSchema,
} from '@marco/contract-kit/api-description';
import { findReferred, type JsonSchema, type SchemasByName, writeSample } from './write-sample.ts';

type Content = Readonly<Record<string, { readonly schema?: JsonSchema }>>;

interface OpenapiOperation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly unknown[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: OperationParameter['in'];
    readonly required?: boolean;
    readonly description?: string;
    readonly schema?: JsonSchema;
  }[];
  readonly requestBody?: { readonly content?: Content };
  readonly responses?: Readonly<
    Record<string, { readonly description?: string; readonly content?: Content }>
  >;
}

/** The parts of an OpenAPI description the page of it is made of. */
export interface OpenapiDocument {
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths?: Readonly<Record<string, Readonly<Record<string, OpenapiOperation>>>>;
  readonly components?: { readonly schemas?: SchemasByName };
}

interface FoundOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: OpenapiOperation;
}

/** Between the reasons of one status, each beginning with its code. */
const NEXT_REASON = / · (?=[A-Z][A-Z\d_]+: )/;
const REASON = /^([A-Z][A-Z\d_]+): (.*)$/s;

function listOperations({ paths = {} }: OpenapiDocument): FoundOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
}

/** Every operation by its group, in the order of the description; groups without one are left out. */
export function readIndex(document: OpenapiDocument): ApiIndex {
  const operations = listOperations(document);
  return {
    groups: (document.tags ?? []).flatMap(({ name, description }) => {
      const own = operations.filter(({ operation }) => operation.tags?.includes(name));
      return own.length === 0
        ? []
        : [{ id: name, name: description ?? name, operations: own.map(readIndexed) }];
    }),
  };
}

function readIndexed({ path, method, operation }: FoundOperation): IndexedOperation {
  return {
    id: operation.operationId,
    method,
    path,
    summary: operation.summary ?? operation.operationId,
    isPublic: operation.security === undefined,
  };
}

/** All that is told of an operation; undefined where none is called so. */
export function findOperation(document: OpenapiDocument, id: string): OperationDescription | undefined {
  const found = listOperations(document).find(({ operation }) => operation.operationId === id);
  if (found === undefined) return undefined;
  const { operation } = found;
  const schemas = document.components?.schemas ?? {};
  const answered = findSchema(operation.responses?.['200']?.content)?.schema;
  return {
    ...readIndexed(found),
    access: operation.description ?? '',
    parameters: (operation.parameters ?? []).map(({ name, in: place, required, description, schema }) => ({
      name,
      in: place,
      required: required ?? false,
      description: description ?? schema?.description ?? '',
      schema: readValue(schema ?? {}),
    })),
    body: readBody(operation, schemas),
    answers: Object.entries(operation.responses ?? {}).map(readAnswer),
    ...(saysSomething(answered) ? { sample: writeSample(answered, schemas) } : {}),
  };
}

function findSchema(content: Content = {}): { type: string; schema: JsonSchema } | undefined {
  return Object.entries(content).map(([type, { schema = {} }]) => ({ type, schema }))[0];
}

/** Files and answers in several forms have a schema without a word. */
function saysSomething(schema: JsonSchema | undefined): schema is JsonSchema {
  return schema !== undefined && Object.keys(schema).some((key) => key !== 'description');
}

function readBody({ requestBody }: OpenapiOperation, schemas: SchemasByName): OperationDescription['body'] {
  const found = findSchema(requestBody?.content);
  if (found === undefined) return null;
  const { type, schema } = found;
  if (type === 'multipart/form-data') return { type, fields: [] };
  const whole = schema.$ref === undefined ? schema : (findReferred(schema.$ref, schemas) ?? {});
  return { type, fields: listFields(whole), sample: writeSample(whole, schemas) };
}

function listFields({ properties = {}, required = [] }: JsonSchema): BodyField[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    required: required.includes(name),
    description: schema.description ?? '',
    schema: readValue(schema),
  }));
}

/** What a value may be, without what stands inside of it and without the expressions a program reads. */
function readValue({ type, enum: values, anyOf, items, ...rest }: JsonSchema): ValueSchema {
  const { minimum, maximum, minLength, maxLength, format } = rest;
  const told = { type, enum: values, minimum, maximum, minLength, maxLength, format, default: rest.default };
  return {
    ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
    ...(anyOf ? { anyOf: anyOf.map(readValue) } : {}),
    ...(items ? { items: readValue(items) } : {}),
  };
}

function readAnswer([status, { description = '' }]: [
  string,
  { readonly description?: string },
]): OperationAnswer {
  const reasons = description.split(NEXT_REASON).flatMap((text) => {
    const [, code, mensaje] = REASON.exec(text) ?? [];
    return code === undefined || mensaje === undefined ? [] : [{ code, mensaje }];
  });
  return {
    status: Number(status),
    reasons,
    isCommon: reasons.length > 0 && reasons.every(({ code }) => code in commonErrors),
  };
}
