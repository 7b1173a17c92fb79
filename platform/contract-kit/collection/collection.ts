import { z } from 'zod';
import type { Access } from '../access.ts';
import { type AnyEndpoint, defineEndpoint } from '../endpoint.ts';
import { collectionErrors } from './collection.errors.ts';
import {
  deletedSchema,
  finderAnswer,
  finderQuery,
  idEnCuerpo,
  idNumerico,
  listQuery,
  permisosSchema,
  usosSchema,
} from './collection.schemas.ts';
import { defineRelations } from './define-relations.ts';

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
    /** Who may use the finder of five: forms of other areas. */
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

/** Turns one description into all the endpoints of the generic verbs (specification §7, API-03). */
export function defineCollection<
  Row extends z.ZodObject,
  Create extends z.ZodObject,
  Update extends z.ZodObject,
>(definition: CollectionDefinition<Row, Create, Update>): Collection<Row, Create, Update> {
  const { word, family, context, noun, uno, varios, access } = definition;
  const id = definition.id ?? idNumerico;
  const row = definition.row.extend(usosSchema.shape);
  const page = z.object({ filas: z.array(row), total: z.number().int(), permisos: permisosSchema });
  const errors = collectionErrors;
  const params = z.object({ id });
  const list = { request: { query: listQuery(definition.orders) }, response: page };
  const of = (name: string) => `${name}${noun}`;
  const common = { context, errors } as const;
  const endpoints = {
    list: defineEndpoint({
      ...common,
      ...list,
      operation: of('listAll'),
      summary: `Lista ${varios}, con filtro, página y orden si se piden.`,
      method: 'GET',
      path: `/${word}`,
      exposure: { private: access.consultar },
    }),
    listOfFamily: defineEndpoint({
      ...common,
      ...list,
      operation: of('listByType'),
      summary: `Lista ${varios}: colección y tipo.`,
      method: 'GET',
      path: `/${family}/${word}`,
      exposure: { private: access.consultar },
    }),
    find: defineEndpoint({
      ...common,
      operation: of('findTopFive'),
      summary: `Sugiere hasta cinco de ${varios} por una parte del nombre.`,
      method: 'GET',
      path: `/${word}/finderTopFive`,
      exposure: { private: access.buscar },
      request: { query: finderQuery },
      response: finderAnswer,
    }),
    get: defineEndpoint({
      ...common,
      operation: of('get'),
      summary: `Consulta ${uno}.`,
      method: 'GET',
      path: `/${word}/{id}/`,
      exposure: { private: access.consultar },
      request: { params },
      response: row,
    }),
    getIdFirst: defineEndpoint({
      ...common,
      operation: of('getIdFirst'),
      summary: `Consulta ${uno}, con el identificador delante.`,
      method: 'GET',
      path: `/{id}/${word}`,
      exposure: { private: access.consultar },
      request: { params },
      response: row,
    }),
    create: defineEndpoint({
      ...common,
      operation: of('create'),
      summary: `Agrega ${uno}.`,
      method: 'POST',
      path: `/${word}`,
      exposure: { private: access.crear },
      request: { body: definition.create },
      response: row,
      idempotent: true,
    }),
    replace: defineEndpoint({
      ...common,
      operation: of('update'),
      summary: `Cambia todo lo que se puede cambiar de ${uno}.`,
      method: 'PUT',
      path: `/${word}/{id}/`,
      exposure: { private: access.editar },
      request: { params, body: definition.update },
      response: row,
      versioned: true,
    }),
    change: defineEndpoint({
      ...common,
      operation: of('updatePartOf'),
      summary: `Cambia algunos campos de ${uno}.`,
      method: 'PATCH',
      path: `/${word}/{id}/`,
      exposure: { private: access.editar },
      request: { params, body: definition.update.partial() },
      response: row,
      versioned: true,
    }),
    remove: defineEndpoint({
      ...common,
      operation: of('delete'),
      summary: `Elimina ${uno} si nada lo usa.`,
      method: 'DELETE',
      path: `/${word}/{id}`,
      exposure: { private: access.eliminar },
      request: { params },
      response: deletedSchema,
      versioned: true,
    }),
    removeByBody: defineEndpoint({
      ...common,
      operation: of('deleteByBody'),
      summary: `Elimina ${uno} que dice el cuerpo, si nada lo usa.`,
      method: 'DELETE',
      path: `/${word}`,
      exposure: { private: access.eliminar },
      request: { body: z.object({ id: definition.id ?? idEnCuerpo }) },
      response: deletedSchema,
      versioned: true,
    }),
  };
  return { definition, endpoints, nested: defineRelations(definition as CollectionDefinition, id) };
}
