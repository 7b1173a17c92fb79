import { type Decision, refuseWith } from '@marco/contract-kit/decision';
import type { DatabaseSchema } from '@marco/database';
import { likeText, onPage } from '@marco/server-kit/database';
import { buildImportado } from '@marco/servicios/port';
import { type Kysely, sql } from 'kysely';
import { TAMANOS_SOLICITUDES } from '../../contract/terms.ts';
import {
  canCreateSolicitud,
  explainEnCurso,
  type QuienTramita,
} from '../../rules/ciclo/can-act-on-solicitud.ts';
import { findDiasNoHabiles } from '../calendario/calendario.queries.ts';
import { listVersionesPedibles } from '../nivel-dos/nivel-dos.queries.ts';
import { listVersionesEvaluadas } from '../nivel-tres/nivel-tres.queries.ts';
import { listVersionesRetirables } from '../retiro/retiro.queries.ts';
import { presentListada } from '../solicitudes/present-solicitud.ts';
import { listAbiertasDeServicios } from '../solicitudes/servicio-solicitud.queries.ts';
import type { ListadaRow } from '../solicitudes/solicitud-row.queries.ts';

interface PeticionServicios {
  readonly texto?: string | null | undefined;
  readonly estadoServicioId?: number | null | undefined;
  readonly servicioId?: number | null | undefined;
  readonly pagina?: number | undefined;
  readonly tamano?: number | undefined;
}

/** Asking a level for a servicio: who begins requests, while no other one is under way. */
function canSolicitar(quien: QuienTramita, abierta: ListadaRow | undefined): Decision {
  const decision = canCreateSolicitud(quien);
  if (!decision.allowed || !abierta) return decision;
  return refuseWith(explainEnCurso(abierta));
}

const SIN_NIVEL_UNO = refuseWith(
  'El nivel 2 se pide de una versión con certificado de nivel 1 vigente; este servicio no tiene ninguna.',
);

const SIN_NIVEL_DOS = refuseWith(
  'El nivel 3 se pide de una versión con certificados de niveles 1 y 2 vigentes; este servicio no tiene ninguna.',
);

const SIN_CERTIFICADA = refuseWith(
  'Se retira una versión certificada que no esté suspendida; este servicio no tiene ninguna.',
);

/** One page of the active services of the caller's entity in Spanish order, each with its requests under way. */
export async function searchServiciosNivel(
  database: Kysely<DatabaseSchema>,
  peticion: PeticionServicios,
  quien: QuienTramita,
) {
  const { texto, estadoServicioId, servicioId, pagina = 1, tamano = TAMANOS_SOLICITUDES[0] } = peticion;
  const own = database
    .selectFrom('servicios as s')
    .where('s.entidad_id', '=', sql<number>`${quien.entidadId}::int`)
    .where('s.activo', '=', true)
    .$if(Boolean(texto), (query) => query.where(likeText(sql`s.nombre_de_busqueda`, texto ?? '')))
    .$if(servicioId != null, (query) => query.where('s.id', '=', servicioId ?? 0))
    .$if(estadoServicioId != null, (query) =>
      query.where('s.estado_servicio_id', '=', estadoServicioId ?? 0),
    );
  const [rows, { total }] = await Promise.all([
    own
      .innerJoin('estados_servicio as es', 'es.id', 's.estado_servicio_id')
      .select(['s.id', 's.nombre', 's.descripcion', 'es.nombre as estado'])
      .select(buildImportado().as('importado'))
      .orderBy('s.clave_de_orden')
      .orderBy('s.id')
      .$call(onPage({ pagina, tamano }))
      .execute(),
    own.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  const ids = rows.map(({ id }) => id);
  const [{ dias }, uno, dos, tres, versiones, evaluadas, retirables] = await Promise.all([
    findDiasNoHabiles(database),
    listAbiertasDeServicios(database, ids, 1),
    listAbiertasDeServicios(database, ids, 2),
    listAbiertasDeServicios(database, ids, 3),
    listVersionesPedibles(database, ids),
    listVersionesEvaluadas(database, ids),
    listVersionesRetirables(database, ids),
  ]);
  const present = (abierta: ListadaRow | undefined) => (abierta ? presentListada(abierta, dias) : null);
  const presentNivel = (versionId: number | null, abierta: ListadaRow | undefined, sinVersion: Decision) => {
    const solicitar = canSolicitar(quien, abierta);
    return {
      servicioVersionId: versionId,
      enCurso: present(abierta),
      solicitar: solicitar.allowed && versionId === null ? sinVersion : solicitar,
    };
  };
  return {
    servicios: rows.map((row) => {
      const deUno = uno.get(row.id);
      const retirable = retirables.get(row.id);
      // What ends a version takes the turn of the level it reached.
      const enTurno = retirable && { 1: uno, 2: dos, 3: tres }[retirable.nivel].get(row.id);
      return {
        ...row,
        enCurso: present(deUno),
        solicitar: canSolicitar(quien, deUno),
        nivelDos: presentNivel(versiones.get(row.id) ?? null, dos.get(row.id), SIN_NIVEL_UNO),
        nivelTres: presentNivel(evaluadas.get(row.id) ?? null, tres.get(row.id), SIN_NIVEL_DOS),
        retiro: presentNivel(retirable?.id ?? null, enTurno, SIN_CERTIFICADA),
      };
    }),
    total: Number(total),
  };
}
