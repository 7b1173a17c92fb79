import { formatLongDay } from '@marco/country/day-text';
import { presentEntidad } from '@marco/entidades/terms';
import { decidePermission } from '@marco/server-kit';
import { type FuenteDeBusqueda, toEnteros } from '@marco/usuarios/port';
import { solicitudesPaths, toSolicitud } from '../../contract/solicitudes.paths.ts';
import { ESTADO_SOLICITUD, type EstadoSolicitud, RECURSO_SOLICITUDES } from '../../contract/terms.ts';
import { findEnManosDe, presentEnManosDe } from '../../rules/reloj/en-manos-de.ts';
import { toLector, toQuienTramita } from '../solicitudes/quien-tramita.ts';
import { buildCandidatos, listEncontradas } from './busqueda-solicitudes.queries.ts';

const RADICADO = /^LCI-[A-Z0-9]{1,4}-\d{4}-\d{6}$/;

function toTono(estado: EstadoSolicitud) {
  if (estado === 'devuelta' || estado === 'rechazada') return 'red';
  if (estado === 'certificada' || estado === 'concepto-favorable') return 'green';
  if (estado === 'radicada' || estado === 'asignada') return 'blue';
  return ['borrador', 'desistida', 'cancelada'].includes(estado) ? 'gray-ring' : 'yellow';
}

/** Requests, for the search over everything. */
export const fuenteSolicitudes: FuenteDeBusqueda = {
  tipo: { codigo: 'solicitudes', uno: 'Solicitud', todos: 'Solicitudes', icono: 'new-document' },
  hasVencimiento: true,
  parseCodigo: (texto) => {
    const codigo = texto.toUpperCase();
    return RADICADO.test(codigo) ? codigo : undefined;
  },
  open: (quien) => {
    if (!decidePermission(quien.actor, RECURSO_SOLICITUDES, 'consultar').allowed) return undefined;
    const lector = toLector(toQuienTramita(quien));
    return {
      toLista: (texto) => `${solicitudesPaths.consulta}?texto=${encodeURIComponent(texto)}`,
      buildCandidatos: (database, cuales) => buildCandidatos(database, cuales, lector),
      listFichas: async (database, ids) =>
        (await listEncontradas(database, toEnteros(ids))).map((row) => {
          const { id, radicado, nivel, entidad, entidad_id, estado, servicio_nombre, consultor, vence } = row;
          const turno = findEnManosDe(estado, nivel);
          const esPropia = entidad_id === lector.entidadId;
          return {
            id: String(id),
            titulo: radicado === null ? servicio_nombre : `${radicado}, ${servicio_nombre}`,
            detalle: `Solicitud de nivel ${nivel}, ${presentEntidad(entidad)}`,
            estado: { nombre: ESTADO_SOLICITUD[estado], tono: toTono(estado) },
            url: toSolicitud(id),
            datos: [
              { nombre: 'Entidad', valor: presentEntidad(entidad) },
              { nombre: 'Servicio', valor: servicio_nombre },
              ...(turno ? [{ nombre: 'Qué sigue', valor: presentEnManosDe(turno, esPropia) }] : []),
              ...(vence ? [{ nombre: 'Vence', valor: formatLongDay(vence) }] : []),
              ...(consultor && !esPropia ? [{ nombre: 'Consultor', valor: consultor }] : []),
            ],
          };
        }),
    };
  },
};
