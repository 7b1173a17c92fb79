import { formatLongDay } from '@marco/country/day-text';
import { presentEntidad } from '@marco/entidades/terms';
import { decidePermission } from '@marco/server-kit';
import { type FuenteDeBusqueda, toEnteros } from '@marco/usuarios/port';
import { acuerdosPaths, toAcuerdo } from '../contract/acuerdos.paths.ts';
import { ESTADO_ACUERDO, type EstadoAcuerdo, RECURSO_ACUERDOS } from '../contract/terms.ts';
import { toQuienAcuerda } from './quien-acuerda.ts';
import { buildCandidatos, listEncontrados } from './search-acuerdos.queries.ts';

const NUMERO = /^LCI-AC-\d{4}-\d{6}$/;

function toTono(estado: EstadoAcuerdo) {
  if (estado === 'activo') return 'green';
  if (estado === 'enviado') return 'blue';
  if (estado === 'rechazado') return 'red';
  return estado === 'en-aclaracion' || estado === 'suspendido' ? 'yellow' : 'gray';
}

/** Acuerdos of consumption, for the search over everything. */
export const fuenteAcuerdos: FuenteDeBusqueda = {
  tipo: { codigo: 'acuerdos', uno: 'Acuerdo', todos: 'Acuerdos', icono: 'handshake' },
  hasVencimiento: true,
  parseCodigo: (texto) => {
    const numero = texto.toUpperCase();
    return NUMERO.test(numero) ? numero : undefined;
  },
  open: (quien) => {
    if (!decidePermission(quien.actor, RECURSO_ACUERDOS, 'consultar').allowed) return undefined;
    const lector = toQuienAcuerda(quien);
    return {
      toLista: (texto) => `${acuerdosPaths.home}?texto=${encodeURIComponent(texto)}`,
      buildCandidatos: (database, cuales) => buildCandidatos(database, cuales, lector),
      listFichas: async (database, ids) =>
        (await listEncontrados(database, toEnteros(ids))).map((row) => ({
          id: String(row.id),
          titulo: row.numero === null ? row.servicio : `${row.numero}, ${row.servicio}`,
          detalle: `Acuerdo de ${presentEntidad(row.consumidora)}`,
          estado: { nombre: ESTADO_ACUERDO[row.estado], tono: toTono(row.estado) } as const,
          url: toAcuerdo(row.id),
          datos: [
            { nombre: 'Servicio', valor: row.servicio },
            { nombre: 'Lo pide', valor: presentEntidad(row.consumidora) },
            { nombre: 'Lo entrega', valor: presentEntidad(row.proveedora) },
            ...(row.vence ? [{ nombre: 'Vence', valor: formatLongDay(row.vence) }] : []),
          ],
        })),
    };
  },
};
