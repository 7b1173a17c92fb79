import { permissionKey } from '@marco/server-kit';
import type { BloqueDeInicio } from '@marco/usuarios/port';
import type { BloqueServicios } from '../../contract/index.ts';
import { toSolicitud } from '../../contract/solicitudes.paths.ts';
import { ESTADO_SOLICITUD, RECURSO_SOLICITUDES } from '../../contract/terms.ts';
import { readReloj } from '../reloj/get-reloj.ts';
import { findSolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { countServiciosPorEstado, listServiciosEnMarcha } from './bloque-servicios.queries.ts';

/** Servicios that move a home shows: each forecast draws two thousand times. */
const EN_MARCHA = 4;

/** The servicios of the entidad of the person: those of who only looks at all entidades have no home of their own. */
export const bloqueServicios: BloqueDeInicio = {
  codigo: 'servicios',
  read: async (
    database,
    { entityId, permissions, readsAllEntities, operatesPlatform },
  ): Promise<BloqueServicios | undefined> => {
    if (entityId === null || readsAllEntities || operatesPlatform) return undefined;
    if (!permissions.has(permissionKey(RECURSO_SOLICITUDES, 'consultar'))) return undefined;
    const [porEstado, moving] = await Promise.all([
      countServiciosPorEstado(database, entityId),
      listServiciosEnMarcha(database, entityId, EN_MARCHA),
    ]);
    const enMarcha = await Promise.all(
      moving.map(async ({ solicitudId, servicioId, nombre, estado, color }) => {
        const row = await findSolicitudRow(database, solicitudId);
        if (!row) return [];
        const { pronostico } = await readReloj(database, row, false);
        return [
          {
            servicioId,
            nombre,
            estado: { nombre: estado, color },
            nivel: row.nivel,
            siguiente: ESTADO_SOLICITUD[row.estado],
            pronostico: pronostico?.probable ?? null,
            url: toSolicitud(solicitudId),
          },
        ];
      }),
    );
    const total = porEstado.reduce((sum, { cantidad }) => sum + cantidad, 0);
    return { total, porEstado, enMarcha: enMarcha.flat() };
  },
};
