import { decidePermission } from '@marco/server-kit';
import type { FuenteDeBusqueda } from '@marco/usuarios/port';
import { toNodoEnArbol, toOid } from '../contract/oid.paths.ts';
import { RECURSO_OID } from '../contract/terms.ts';
import { isOid } from '../rules/oid.ts';
import { buildCandidatos, listEncontrados } from './nodos.queries.ts';

/** Nodes of the tree, for the search over everything; anybody who has an identifier finds what it identifies. */
export const fuenteNodos: FuenteDeBusqueda = {
  tipo: { codigo: 'oid', uno: 'Identificador OID', todos: 'Identificadores OID', icono: 'fingerprint' },
  parseCodigo: (texto) => (isOid(texto) ? texto : undefined),
  open: ({ actor }) => {
    const leeArbol = decidePermission(actor, RECURSO_OID, 'consultar').allowed;
    return {
      buildCandidatos: (database, cuales) => buildCandidatos(database, cuales, leeArbol),
      listFichas: async (database, ids) =>
        (await listEncontrados(database, ids)).map((row) => ({
          id: row.oid,
          titulo: row.nombre,
          detalle: `Identificador ${row.oid}`,
          estado: row.estado === 'retirado' ? ({ nombre: 'Retirado', tono: 'gray-ring' } as const) : null,
          url: leeArbol ? toNodoEnArbol(row.oid) : toOid(row.oid),
          datos: [
            { nombre: 'Identificador', valor: row.oid },
            ...(row.descripcion === '' ? [] : [{ nombre: 'Qué identifica', valor: row.descripcion }]),
          ],
        })),
    };
  },
};
