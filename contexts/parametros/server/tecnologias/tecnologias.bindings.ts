import type { DatabaseSchema } from '@marco/database';
import {
  type BoundEndpoint,
  bindCollection,
  createForeignKeyRelation,
  createTableStore,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { basesDeDatos, lenguajes, sistemas } from '../../contract/index.ts';
import { createEntidadRelation } from './tecnologias.queries.ts';
import { BASES_DE_DATOS, LENGUAJES, SISTEMAS } from './tecnologias.sources.ts';

/** The technical catalogues by the generic verbs (API-03, AREA-14). */
export function bindTecnologias(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  const holder = { holder: 'sistemas', holderWord: 'sistemas', update: SISTEMAS.writes.update } as const;
  const lenguaje = createForeignKeyRelation(database, {
    ...holder,
    column: 'lenguaje_id',
    field: 'lenguajeId',
    target: 'lenguajes',
  });
  const baseDatos = createForeignKeyRelation(database, {
    ...holder,
    column: 'base_de_datos_id',
    field: 'baseDatosId',
    target: 'bases_de_datos',
  });
  return [
    ...bindCollection(lenguajes, createTableStore(database, LENGUAJES, { sistemas: lenguaje.holders })),
    ...bindCollection(
      basesDeDatos,
      createTableStore(database, BASES_DE_DATOS, { sistemas: baseDatos.holders }),
    ),
    ...bindCollection(
      sistemas,
      createTableStore(database, SISTEMAS, {
        lenguaje: lenguaje.target,
        basedatos: baseDatos.target,
        entidad: createEntidadRelation(database),
      }),
    ),
  ];
}
