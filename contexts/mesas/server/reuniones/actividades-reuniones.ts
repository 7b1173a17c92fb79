import { toDayAndTime } from '@marco/country/local-time';
import { type Actor, permissionKey } from '@marco/server-kit';
import type { BloqueDeInicio, FuenteActividades } from '@marco/usuarios/port';
import type { BloqueReuniones } from '../../contract/index.ts';
import { mesasPaths } from '../../contract/mesas.paths.ts';
import { toEditMesa, toGestionReunion } from '../../contract/mesas-private.paths.ts';
import { RECURSO_MESAS } from '../../contract/terms.ts';
import {
  type Asiste,
  buildPorCelebrar,
  listNombradas,
  listProximas,
} from './actividades-reuniones.queries.ts';

const CONSULTAR = permissionKey(RECURSO_MESAS, 'consultar');
const EDITAR = permissionKey(RECURSO_MESAS, 'editar');

/** Next meetings a home shows. */
const PROXIMAS = 3;

function toAsiste({ userId, entityId, permissions }: Actor): Asiste | undefined {
  return entityId === null || !permissions.has(CONSULTAR)
    ? undefined
    : { idUsuario: userId, idEntidad: entityId };
}

/** Where a meeting is read: its desk for who runs the mesas, the workspace of its mesa for others. */
function toUrl({ readsAllEntities, permissions }: Actor, idReunion: number, idMesa: number): string {
  return readsAllEntities && permissions.has(EDITAR) ? toGestionReunion(idReunion) : toEditMesa(idMesa);
}

/** Meetings of the next days, and those that were not held or not closed. */
export const reunionesPorCelebrar: FuenteActividades = {
  codigo: 'reuniones-por-celebrar',
  clase: 'reunion',
  findEspera: (actor, ambito) => {
    const asiste = toAsiste(actor);
    if (ambito !== 'mio' || !asiste) return undefined;
    return {
      titulo: 'Reuniones',
      url: mesasPaths.home,
      buildAsuntos: (database) => buildPorCelebrar(database, asiste),
      listTextos: async (database, ids) =>
        (await listNombradas(database, ids)).map(
          ({ id, mesa_id, mesa, tematica, inicia_en, estado, ...row }) => {
            const isRunner = row.consultor_principal_id === actor.userId;
            const isPast = inicia_en.getTime() < Date.now();
            return {
              id,
              titulo: isPast && isRunner ? `Cierre la reunión «${tematica}»` : `Reunión: ${tematica}`,
              detalle: estado === 'en-curso' ? `Mesa ${mesa}, en curso` : `Mesa ${mesa}`,
              hora: toDayAndTime(inicia_en).time,
              boton: isPast && isRunner ? 'Cerrar' : 'Ver agenda',
              url: toUrl(actor, id, mesa_id),
            };
          },
        ),
    };
  },
};

/** The next meetings of the person, in their home. */
export const bloqueReuniones: BloqueDeInicio = {
  codigo: 'reuniones',
  read: async (database, actor): Promise<BloqueReuniones | undefined> => {
    const asiste = toAsiste(actor);
    if (!asiste) return undefined;
    const rows = await listProximas(database, asiste, PROXIMAS);
    return {
      reuniones: rows.map(({ id, mesa_id, mesa, tematica, inicia_en, lugar, enlace }) => ({
        id,
        mesa,
        tematica,
        iniciaEn: inicia_en.toISOString(),
        lugar: lugar || (enlace ? 'Virtual' : ''),
        url: toUrl(actor, id, mesa_id),
      })),
    };
  },
};
