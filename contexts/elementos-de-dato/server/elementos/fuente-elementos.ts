import { presentEntidad } from '@marco/entidades/terms';
import { decidePermission } from '@marco/server-kit';
import type { TipoBuscado } from '@marco/usuarios/busqueda';
import { type FuenteDeBusqueda, toEnteros } from '@marco/usuarios/port';
import { elementosDeDatoPaths, toVersionElemento } from '../../contract/elementos-de-dato.paths.ts';
import { ESTADO_VERSION, type EstadoVersion, RECURSO_ELEMENTOS } from '../../contract/terms.ts';
import { toQuienElabora } from './quien-elabora.ts';
import { buildCandidatos, listFilasElemento } from './search-elementos.queries.ts';

/** An identifier object, or an identificador: a word with a capital letter inside ('codSexo'). */
const OID = /^[0-2](\.(0|[1-9]\d*)){2,}$/;
const IDENTIFICADOR = /^[a-z]+[A-Z0-9][A-Za-z0-9]*$/;

function toTono(estado: EstadoVersion) {
  if (estado === 'incorporado') return 'green';
  if (estado === 'aprobado') return 'blue';
  if (estado === 'caducado') return 'red';
  return estado === 'en-revision' || estado === 'pendiente-entidad' ? 'yellow' : 'gray';
}

/** What the search finds of the common language, here and in the dictionary. */
export const TIPO_ELEMENTOS: TipoBuscado = {
  codigo: 'elementos',
  uno: 'Elemento',
  todos: 'Elementos',
  icono: 'braces',
};

/** Versions of data elements, for the search over everything. */
export const fuenteElementos: FuenteDeBusqueda = {
  tipo: TIPO_ELEMENTOS,
  hasVencimiento: true,
  parseCodigo: (texto) => (OID.test(texto) || IDENTIFICADOR.test(texto) ? texto : undefined),
  open: (quien) => {
    if (!decidePermission(quien.actor, RECURSO_ELEMENTOS, 'consultar').allowed) return undefined;
    const elabora = toQuienElabora(quien);
    return {
      toLista: (texto) => `${elementosDeDatoPaths.home}?texto=${encodeURIComponent(texto)}`,
      buildCandidatos: (_, cuales) => buildCandidatos(cuales, elabora),
      listFichas: async (database, ids) =>
        (await listFilasElemento(database, toEnteros(ids))).map((row) => ({
          id: String(row.versionId),
          titulo: row.nombre,
          detalle: `Elemento ${row.identificador}, versión ${row.numero}`,
          estado: { nombre: ESTADO_VERSION[row.estado], tono: toTono(row.estado) },
          url: toVersionElemento(row.versionId),
          datos: [
            { nombre: 'Identificador', valor: row.identificador },
            { nombre: 'Capa de uso', valor: row.capaNombre },
            { nombre: 'Dominio', valor: row.dominioNombre },
            ...(row.entidadResponsable
              ? [{ nombre: 'Entidad responsable', valor: presentEntidad(row.entidadResponsable) }]
              : []),
          ],
        })),
    };
  },
};
