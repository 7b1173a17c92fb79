import { TIPO_ELEMENTOS } from '@marco/elementos-de-dato/port';
import { ESTADO_VERSION } from '@marco/elementos-de-dato/terms';
import { presentEntidad } from '@marco/entidades/terms';
import { toDiccionario } from '@marco/oid/paths';
import { type FuenteDeBusqueda, toEnteros } from '@marco/usuarios/port';
import { diccionarioPaths } from '../contract/diccionario.paths.ts';
import { findOid, parseTerminos } from '../rules/terminos.ts';
import { listEntradas } from './entradas.queries.ts';
import { buildCandidatos } from './search-diccionario.queries.ts';

const IDENTIFICADOR = /^[a-z]+[A-Z0-9][A-Za-z0-9]*$/;

/** What anybody reads of the common language, for who has no list of elements of their own. */
export const fuenteDiccionario: FuenteDeBusqueda = {
  tipo: TIPO_ELEMENTOS,
  parseCodigo: (texto) => findOid(texto) ?? (IDENTIFICADOR.test(texto) ? texto : undefined),
  open: () => ({
    toLista: (texto) => `${diccionarioPaths.home}?texto=${encodeURIComponent(texto)}`,
    buildCandidatos: (_, { texto, codigo, ids }) =>
      buildCandidatos({
        terminos: texto === undefined ? [] : parseTerminos(texto),
        codigo,
        ids: ids && toEnteros(ids),
      }),
    listFichas: async (database, ids) =>
      (await listEntradas(database, toEnteros(ids))).map((row) => ({
        id: String(row.versionId),
        titulo: row.nombre,
        detalle: `Elemento ${row.identificador}, versión ${row.version}`,
        estado: { nombre: ESTADO_VERSION[row.estado], tono: 'green' } as const,
        url: toDiccionario(row.identificador),
        datos: [
          { nombre: 'Definición', valor: row.definicion },
          { nombre: 'Capa de uso', valor: row.capa.nombre },
          { nombre: 'Dominio', valor: row.dominio.nombre },
          ...(row.entidad ? [{ nombre: 'Entidad responsable', valor: presentEntidad(row.entidad) }] : []),
        ],
      })),
  }),
};
