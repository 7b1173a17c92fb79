import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { toSolicitud } from '@marco/solicitudes/paths';
import {
  countDiasPorDueno,
  findDiasNoHabiles,
  findEnManosDe,
  listSegmentos,
  presentEncargado,
  toCalendario,
} from '@marco/solicitudes/port';
import { ESTADO_SOLICITUD, RECURSO_SOLICITUDES, TIPO_SOLICITUD } from '@marco/solicitudes/terms';
import type { Kysely } from 'kysely';
import { fromConsulta } from './fuente-de-filas.ts';
import { defineInforme } from './informe.ts';
import type { InformePedido } from './informe-pedido.ts';
import { buildSolicitudesReportadas, listSolicitudes, type SolicitudesRow } from './solicitudes.queries.ts';

interface SolicitudReportada extends SolicitudesRow {
  readonly enManosDe: string | null;
  readonly dias: ReturnType<typeof countDiasPorDueno>;
}

/** With whose turn it is and whose days they were: never added up over sides (domain reportes §1 rule 8). */
async function listReportadas(
  database: Kysely<DatabaseSchema>,
  ids: readonly number[],
  { lector }: InformePedido,
): Promise<readonly SolicitudReportada[]> {
  const [rows, { dias }] = await Promise.all([listSolicitudes(database, ids), findDiasNoHabiles(database)]);
  const hoy = toColombianDay(new Date());
  return rows.map((row) => {
    const { nivel, estado, conceptoPendiente, publicada, suspensiones, nit } = row;
    const pasos = row.pasos.map(({ en, ...paso }) => ({ ...paso, dia: toColombianDay(new Date(en)) }));
    const segmentos = listSegmentos({ nivel, pasos, suspensiones, publicada }, hoy, toCalendario(dias, nit));
    const turno = findEnManosDe(estado, nivel, { conceptoPendiente, publicada });
    return {
      ...row,
      enManosDe: turno && presentEncargado(turno, row.entidadId === lector.entidadId),
      dias: countDiasPorDueno(segmentos),
    };
  });
}

/** Requests with the time of each side (domain reportes §2 `solicitudServicioByFilter`). */
export const informeSolicitudes = defineInforme({
  palabra: 'solicitudServicioByFilter',
  tipoObjeto: 'solicitud',
  recurso: RECURSO_SOLICITUDES,
  fuente: fromConsulta(buildSolicitudesReportadas),
  listFilas: listReportadas,
  toId: ({ id }) => id,
  columnas: [
    ['Radicado', 'text', 22, ({ radicado }) => radicado],
    ['Nivel', 'number', 8, ({ nivel }) => nivel],
    ['Tipo', 'text', 14, ({ tipo }) => TIPO_SOLICITUD[tipo]],
    ['Servicio', 'text', 50, ({ servicio }) => servicio],
    ['Versión', 'text', 10, ({ version }) => version],
    ['Entidad', 'text', 50, ({ entidad }) => entidad],
    ['Estado', 'text', 26, ({ estado }) => ESTADO_SOLICITUD[estado]],
    ['En manos de', 'text', 40, ({ enManosDe }) => enManosDe],
    ['Radicación', 'day', 14, ({ radicada }) => radicada],
    ['Vence', 'day', 14, ({ vence }) => (vence === null ? null : new Date(`${vence}T12:00:00Z`))],
    ['Días del ministerio', 'number', 12, ({ dias }) => dias.ministerio],
    ['Días de la entidad', 'number', 12, ({ dias }) => dias.entidad],
    ['Días de la AND', 'number', 12, ({ dias }) => dias.and],
    ['Días suspendidos', 'number', 12, ({ dias }) => dias.suspendidos],
    ['Devoluciones', 'number', 12, ({ devoluciones }) => devoluciones],
    ['Cierre', 'day', 14, ({ cierre }) => cierre],
    ['Certificado', 'text', 22, ({ certificado }) => certificado],
  ],
  toUrl: ({ id }) => toSolicitud(id),
  resumir: ({ abiertas, vencidas }, solicitudes) => [
    { nombre: 'Solicitudes', valor: solicitudes },
    { nombre: 'Abiertas', valor: abiertas },
    { nombre: 'Vencidas', valor: vencidas },
  ],
  definicion: {
    texto:
      'Cada fila es una solicitud que usted puede consultar. Los días son hábiles y de quien la tenía en sus manos: los del ministerio, los de la entidad y los de la AND no se suman, y lo suspendido no es de nadie.',
    fuentes: ['Solicitudes', 'Pasos y suspensiones', 'Calendario de festivos', 'Certificados'],
  },
});
