import { decidePermission } from '@marco/server-kit';
import { type FuenteDeBusqueda, toEnteros } from '@marco/usuarios/port';
import { capasDeUsoPaths, toCapa, toVersionCapa } from '../contract/capas-de-uso.paths.ts';
import { ESTADOS_CAPA, type EstadoCapa, RECURSO_CAPAS, TIPOS_CAPA } from '../contract/terms.ts';
import { buildCandidatos, listFilasVersion } from './capas.queries.ts';

const TONOS = {
  borrador: 'yellow',
  vigente: 'green',
  historica: 'gray',
  inactiva: 'gray-ring',
} as const satisfies Readonly<Record<EstadoCapa, string>>;

/** Versions of layers of use, as their list has them, for the search over everything. */
export const fuenteCapas: FuenteDeBusqueda = {
  tipo: { codigo: 'capas', uno: 'Capa de uso', todos: 'Capas de uso', icono: 'layers' },
  open: ({ actor }) => {
    if (!decidePermission(actor, RECURSO_CAPAS, 'consultar').allowed) return undefined;
    return {
      toLista: (texto) => `${capasDeUsoPaths.home}?nombre=${encodeURIComponent(texto)}`,
      buildCandidatos: (database, cuales) => buildCandidatos(database, cuales),
      listFichas: async (database, ids) =>
        (await listFilasVersion(database, toEnteros(ids))).map((row) => ({
          id: String(row.versionId),
          titulo: row.nombre,
          detalle: `Capa ${row.codigo}, versión ${row.mayor}.${row.menor}`,
          estado: { nombre: ESTADOS_CAPA[row.estado], tono: TONOS[row.estado] },
          url: row.estado === 'historica' ? toVersionCapa(row.id, row.versionId) : toCapa(row.id),
          datos: [
            { nombre: 'Tipo', valor: TIPOS_CAPA[row.tipo] },
            ...(row.padre === null ? [] : [{ nombre: 'Capa superior', valor: row.padre }]),
            ...(row.descripcion === '' ? [] : [{ nombre: 'Descripción', valor: row.descripcion }]),
            { nombre: 'Elementos incorporados', valor: String(row.incorporados) },
          ],
        })),
    };
  },
};
