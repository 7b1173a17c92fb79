import { entidadesPaths, toEntidad } from '@marco/entidades/paths';
import { buildCandidatos, isNitVerificado, listFilasEntidad, toQuienAdministra } from '@marco/entidades/port';
import { presentEntidad, RECURSO_ENTIDADES } from '@marco/entidades/terms';
import { decidePermission } from '@marco/server-kit';
import { toEnteros } from './cuales.ts';
import type { FuenteDeBusqueda } from './fuente-de-busqueda.ts';

/** A NIT as people write it: with its points, and with its check digit or without. */
const NIT = /^(\d{1,3}(?:\.?\d{3}){2,3})(?:-(\d))?$/;

function parseNit(texto: string): string | undefined {
  const [, written = '', dv] = NIT.exec(texto.replaceAll(' ', '')) ?? [];
  const nit = written.replaceAll('.', '');
  if (nit === '') return undefined;
  return dv === undefined || isNitVerificado(nit, dv) ? nit : undefined;
}

/** Entidades as their administration lists them, a context to the left that cannot give its own source. */
export const fuenteEntidades: FuenteDeBusqueda = {
  tipo: { codigo: 'entidades', uno: 'Entidad', todos: 'Entidades', icono: 'landmark' },
  parseCodigo: parseNit,
  open: (quien) => {
    if (!decidePermission(quien.actor, RECURSO_ENTIDADES, 'consultar').allowed) return undefined;
    const { leeTodas, entidadId } = toQuienAdministra(quien);
    const soloId = leeTodas ? null : (entidadId ?? 0);
    return {
      toLista: (texto) => `${entidadesPaths.lista}?texto=${encodeURIComponent(texto)}`,
      buildCandidatos: (database, { texto, codigo, ids }) =>
        buildCandidatos(database, { texto, nit: codigo, ids: ids && toEnteros(ids) }, soloId),
      listFichas: async (database, ids) =>
        (await listFilasEntidad(database, toEnteros(ids))).map((row) => ({
          id: String(row.id),
          titulo: presentEntidad(row.nombre, row.sigla),
          detalle: `Entidad, NIT ${row.nit}-${row.dv}`,
          estado: row.activa
            ? ({ nombre: 'Activa', tono: 'green' } as const)
            : ({ nombre: 'Inactiva', tono: 'gray' } as const),
          url: toEntidad(row.id),
          datos: [
            { nombre: 'NIT', valor: `${row.nit}-${row.dv}` },
            ...(row.sector === null ? [] : [{ nombre: 'Sector', valor: row.sector }]),
            ...(row.municipio === null ? [] : [{ nombre: 'Municipio', valor: row.municipio }]),
          ],
        })),
    };
  },
};
