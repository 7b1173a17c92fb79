import { presentEntidad } from '@marco/entidades/terms';
import { type FuenteDeBusqueda, toEnteros } from '@marco/usuarios/port';
import { toTramite, tramitesPaths } from '../contract/tramites.paths.ts';
import { buildCandidatos, listEncontrados } from './tramites.queries.ts';

const CODIGO = /^T\d{1,8}$/;

/** Trámites, which anybody reads, for the search over everything. */
export const fuenteTramites: FuenteDeBusqueda = {
  tipo: { codigo: 'tramites', uno: 'Trámite', todos: 'Trámites', icono: 'document' },
  parseCodigo: (texto) => {
    const codigo = texto.toUpperCase();
    return CODIGO.test(codigo) ? codigo : undefined;
  },
  open: () => ({
    toLista: (texto) => `${tramitesPaths.home}?texto=${encodeURIComponent(texto)}`,
    buildCandidatos: (_, cuales) => buildCandidatos(cuales),
    listFichas: async (database, ids) =>
      (await listEncontrados(database, toEnteros(ids))).map((row) => ({
        id: String(row.id),
        titulo: row.nombre,
        detalle: `Trámite ${row.codigo}, ${presentEntidad(row.entidad)}`,
        estado: null,
        url: toTramite(row.codigo),
        datos: [
          { nombre: 'Entidad', valor: presentEntidad(row.entidad) },
          ...(row.resultado === '' ? [] : [{ nombre: 'Qué se obtiene', valor: row.resultado }]),
          ...(row.tiempo === '' ? [] : [{ nombre: 'Cuánto tarda', valor: row.tiempo }]),
        ],
      })),
  }),
};
