import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
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
import type { Collection, CollectionDefinition } from './collection-definition.ts';
import { defineRelations } from './define-relations.ts';

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
      takesBack: row,
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
