import { permissionKey } from '@marco/server-kit';
import type { FuenteActividades } from '@marco/usuarios/port';
import { acuerdosPaths, toAcuerdosEnEstado } from '../contract/acuerdos.paths.ts';
import { RECURSO_ACUERDOS } from '../contract/terms.ts';
import { countAcuerdosEnEspera, countPorMediar } from './actividades-acuerdos.queries.ts';

const EDITAR = permissionKey(RECURSO_ACUERDOS, 'editar');
const APROBAR = permissionKey(RECURSO_ACUERDOS, 'aprobar');

interface Contadas {
  readonly cantidad: number;
  readonly masAntigua: Date | null;
  readonly masReciente: Date | null;
}

const toActividad = ({ cantidad, masAntigua, masReciente }: Contadas, titulo: string, url: string) =>
  masAntigua && masReciente ? { titulo, cantidad, masAntigua, masReciente, url } : undefined;

/** What of the acuerdos and disagreements waits for a person, since when. */
export const actividadesDeAcuerdos: readonly FuenteActividades[] = [
  {
    codigo: 'acuerdos-por-decidir',
    findActividad: async (database, { permissions, entityId }) => {
      if (!permissions.has(APROBAR) || entityId === null) return undefined;
      const espera = { estado: 'enviado', columna: 'a.proveedora_id', entidadId: entityId } as const;
      return toActividad(
        await countAcuerdosEnEspera(database, espera),
        'Acuerdos por decidir',
        toAcuerdosEnEstado('enviado', 'proveedora'),
      );
    },
  },
  {
    codigo: 'acuerdos-por-aclarar',
    findActividad: async (database, { permissions, entityId }) => {
      if (!permissions.has(EDITAR) || entityId === null) return undefined;
      const espera = { estado: 'en-aclaracion', columna: 'a.consumidora_id', entidadId: entityId } as const;
      return toActividad(
        await countAcuerdosEnEspera(database, espera),
        'Acuerdos por aclarar',
        toAcuerdosEnEstado('en-aclaracion', 'consumidora'),
      );
    },
  },
  {
    codigo: 'desacuerdos-por-mediar',
    findActividad: async (database, { permissions, readsAllEntities }) => {
      if (!permissions.has(EDITAR) || !readsAllEntities) return undefined;
      return toActividad(await countPorMediar(database), 'Desacuerdos por mediar', acuerdosPaths.home);
    },
  },
];
