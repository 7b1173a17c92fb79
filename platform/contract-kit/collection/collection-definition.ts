import type { z } from 'zod';
import type { Access } from '../access.ts';
import type { AnyEndpoint } from '../endpoint.ts';
import type { usosSchema } from './collection.schemas.ts';

/** A typed table answered by the generic verbs of specification §7. */
export interface CollectionDefinition<
  Row extends z.ZodObject = z.ZodObject,
  Create extends z.ZodObject = z.ZodObject,
  Update extends z.ZodObject = z.ZodObject,
> {
  /** Address word, as the specification writes it: `basedatos`. */
  readonly word: string;
  /** Collection it is a type of, so that `{collection}{type}` answers too: `catalogos`. */
  readonly family: string;
  readonly context: string;
  /** One row in names of operations and in Spanish sentences: `Lenguaje`, 'el lenguaje', 'los lenguajes'. */
  readonly noun: string;
  readonly uno: string;
  readonly varios: string;
  /** Identifier of a row; a positive number by default. */
  readonly id?: z.ZodType<number | string>;
  /** Fields of a row: `id`, `nombre`, `activo`, `version` and its own. */
  readonly row: Row;
  readonly create: Create;
  /** Whole content of a PUT, all of it required and named as in the row; a PATCH brings some of it. */
  readonly update: Update;
  /** Columns a list can be ordered by, its own order first. */
  readonly orders: readonly [string, ...string[]];
  readonly access: {
    readonly consultar: Access;
    readonly crear: Access;
    readonly editar: Access;
    readonly eliminar: Access;
    /** Access to the finder that answers five rows, which forms of other areas use. */
    readonly buscar: Access;
  };
  /** Nested types below a row; those in `relate` can also be related and separated. */
  readonly relations?: { readonly read: readonly string[]; readonly relate?: readonly string[] };
}

/** A collection with every endpoint it answers at. */
export interface Collection<
  Row extends z.ZodObject = z.ZodObject,
  Create extends z.ZodObject = z.ZodObject,
  Update extends z.ZodObject = z.ZodObject,
> {
  readonly definition: CollectionDefinition<Row, Create, Update>;
  readonly endpoints: Readonly<Record<CollectionVerb, AnyEndpoint>>;
  readonly nested: readonly NestedEndpoint[];
}

export type CollectionVerb =
  | 'list'
  | 'listOfFamily'
  | 'find'
  | 'get'
  | 'getIdFirst'
  | 'create'
  | 'replace'
  | 'change'
  | 'remove'
  | 'removeByBody';

/** An endpoint about what is related to a row, with what it does. */
export interface NestedEndpoint {
  readonly does: 'read' | 'relate' | 'replace' | 'separate';
  /** Whether the address says which related row: `{id}/{type}/{idTwo}/{typeTwo}`. */
  readonly isPair: boolean;
  readonly endpoint: AnyEndpoint;
}

/** A row as it travels: its own fields and who uses it. */
export type RowOf<C> =
  C extends Collection<infer Row, z.ZodObject, z.ZodObject>
    ? z.output<Row> & z.output<typeof usosSchema>
    : never;
