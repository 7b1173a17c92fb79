import { decidePermission } from '@marco/server-kit';
import { type FuenteDeBusqueda, toEnteros } from '@marco/usuarios/port';
import { estandaresPaths, toEstandar } from '../contract/estandares.paths.ts';
import { ESTADOS_ESTANDAR, type EstadoEstandar, RECURSO_ESTANDARES } from '../contract/terms.ts';
import { buildCandidatos, listEncontrados } from './estandares.queries.ts';

const OID = /^[0-2](\.(0|[1-9]\d*)){2,}$/;

function toTono(estado: EstadoEstandar) {
  if (estado === 'adoptado') return 'green';
  if (estado === 'recomendado') return 'blue';
  if (estado === 'no-adoptado') return 'red';
  return estado === 'en-evaluacion' ? 'yellow' : 'gray';
}

/** Standards, for the search over everything. */
export const fuenteEstandares: FuenteDeBusqueda = {
  tipo: { codigo: 'estandares', uno: 'Estándar', todos: 'Estándares', icono: 'badge' },
  parseCodigo: (texto) => (OID.test(texto) ? texto : undefined),
  open: ({ actor }) => {
    if (!decidePermission(actor, RECURSO_ESTANDARES, 'consultar').allowed) return undefined;
    return {
      toLista: (texto) => `${estandaresPaths.home}?texto=${encodeURIComponent(texto)}`,
      buildCandidatos: (database, cuales) => buildCandidatos(database, cuales),
      listFichas: async (database, ids) =>
        (await listEncontrados(database, toEnteros(ids))).map((row) => ({
          id: String(row.id),
          titulo: row.sigla === '' ? row.nombre : `${row.sigla}, ${row.nombre}`,
          detalle: `Estándar ${row.codigo}, ${row.organismo}`,
          estado: { nombre: ESTADOS_ESTANDAR[row.estado], tono: toTono(row.estado) } as const,
          url: toEstandar(row.id),
          datos: [
            { nombre: 'Código', valor: row.codigo },
            { nombre: 'Organismo', valor: row.organismo },
            ...(row.edicion === '' ? [] : [{ nombre: 'Edición', valor: row.edicion }]),
          ],
        })),
    };
  },
};
