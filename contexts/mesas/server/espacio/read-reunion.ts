import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { presentEntidad } from '@marco/entidades/terms';
import type { Kysely } from 'kysely';
import type { BloqueReunion, ReunionProxima } from '../../contract/index.ts';
import { chooseAccionPrincipal } from '../../rules/espacio/accion-principal.ts';
import { listCuposLibres } from '../../rules/espacio/cupos-libres.ts';
import { canEditMesa } from '../../rules/mesas/can-edit-mesa.ts';
import { canRecordarReunion } from '../../rules/recordatorios/can-submit-recordatorio.ts';
import { canConfirmAsistencia, listPropios } from '../../rules/reuniones/can-confirm-asistencia.ts';
import { canChangeReunion } from '../../rules/reuniones/flujo-reunion.ts';
import { findCalendario, presentCompromiso } from '../compromisos/present-compromiso.ts';
import { listPuntos } from '../reuniones/gestion-reunion.queries.ts';
import { findPorResponder } from './compromisos-espacio.queries.ts';
import type { LecturaEspacio } from './lectura-espacio.ts';
import { findCorreo, findProxima, listOcupados, listRespuestas } from './reunion-espacio.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** The next meeting with what the caller may do; where none is programmed, free slots for who may programme one. */
export async function readReunion(database: Database, lectura: LecturaEspacio): Promise<BloqueReunion> {
  const { mesa, quien, corte } = lectura;
  const [row, vencido] = await Promise.all([
    findProxima(database, mesa.id, lectura),
    mesa.activa ? findPorResponder(database, quien, mesa.id, corte) : undefined,
  ]);
  const reunion = row ? await presentProxima(database, lectura, row) : null;
  const porResponder = vencido ? presentCompromiso(vencido, quien, await findCalendario(database)) : null;
  const programar = lectura.gestiona ? canEditMesa(quien, mesa) : null;
  return {
    reunion,
    porResponder,
    principal: chooseAccionPrincipal({
      estado: mesa.activa ? (row?.estado ?? null) : null,
      gestiona: lectura.gestiona,
      debeResponder: porResponder?.permisos.cumplir.allowed ?? false,
      debeConfirmar: reunion?.propia?.confirmar.allowed === true && reunion.propia.asistira === null,
    }),
    programar,
    cupos:
      reunion === null && programar?.allowed
        ? listCuposLibres(
            toColombianDay(new Date()),
            await listOcupados(database, mesa.consultor_principal_id),
          )
        : [],
  };
}

type Row = NonNullable<Awaited<ReturnType<typeof findProxima>>>;

async function presentProxima(
  database: Database,
  { mesa, quien, gestiona, membresiaId }: LecturaEspacio,
  row: Row,
): Promise<ReunionProxima> {
  const [puntos, invitados, correo] = await Promise.all([
    listPuntos(database, row.id),
    listRespuestas(database, row.id),
    findCorreo(database, membresiaId),
  ]);
  const { estado } = row;
  const deMiEntidad = invitados.filter(({ entidad_id }) => entidad_id === quien.idEntidad);
  const propios = listPropios(deMiEntidad, correo);
  const faltan = invitados.filter(({ asistira }) => asistira === null);
  const porDecidir = { estado, mesaActiva: mesa.activa, avance: '', sellada: false };
  return {
    idReunion: row.id,
    version: row.version,
    estado,
    tematica: row.tematica,
    inicio: (row.programada_en ?? row.inicia_en).toISOString(),
    duracionMinutos: row.duracion_minutos,
    lugar: row.lugar,
    enlace: row.enlace,
    puntos: puntos.map(({ id, titulo }) => ({ id, titulo })),
    invitados: invitados.length,
    confirmados: invitados.filter(({ asistira }) => asistira).length,
    porConfirmar: gestiona ? [...new Set(faltan.map(({ entidad }) => presentEntidad(entidad)))] : [],
    recordada:
      gestiona && row.recordada_en !== null && row.recordada_a !== null
        ? { en: row.recordada_en.toISOString(), a: row.recordada_a }
        : null,
    recordar: gestiona
      ? canRecordarReunion(quien, {
          estado,
          mesaActiva: mesa.activa,
          inicio: row.inicia_en,
          duracionMinutos: row.duracion_minutos,
          faltan: faltan.length,
          recordadoEn: row.recordada_en,
          ahora: new Date(),
        })
      : null,
    iniciar: gestiona ? canChangeReunion(quien, porDecidir, 'iniciar') : null,
    propia:
      propios.length === 0
        ? null
        : {
            asistira: propios.every(({ asistira }) => asistira === propios[0]?.asistira)
              ? (propios[0]?.asistira ?? null)
              : null,
            confirmar: canConfirmAsistencia(quien, { ...porDecidir, invitados: propios.length }),
          },
  };
}
