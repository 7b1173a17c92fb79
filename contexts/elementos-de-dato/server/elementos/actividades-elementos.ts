import { permissionKey } from '@marco/server-kit';
import type { FuenteActividades } from '@marco/usuarios/port';
import { elementosDeDatoPaths } from '../../contract/elementos-de-dato.paths.ts';
import { type EstadoVersion, RECURSO_ELEMENTOS, RECURSO_INCORPORACION } from '../../contract/terms.ts';
import { countEnEspera } from './actividades-elementos.queries.ts';

/** Versions in a state whose next step is of one kind of people; nobody decides about their own. */
interface Espera {
  readonly codigo: string;
  readonly titulo: string;
  readonly estado: EstadoVersion;
  /** Permission of the step. */
  readonly permiso: string;
  /** Whether the step is of the ministry; else of the entidad responsible for the element. */
  readonly esMinisterio: boolean;
}

const ESPERAS: readonly Espera[] = [
  {
    codigo: 'elementos-por-revisar',
    titulo: 'Elementos de dato por revisar',
    estado: 'en-revision',
    permiso: permissionKey(RECURSO_ELEMENTOS, 'aprobar'),
    esMinisterio: true,
  },
  {
    codigo: 'elementos-por-aprobar',
    titulo: 'Elementos de dato por aprobar',
    estado: 'pendiente-entidad',
    permiso: permissionKey(RECURSO_ELEMENTOS, 'aprobar'),
    esMinisterio: false,
  },
  {
    codigo: 'elementos-por-incorporar',
    titulo: 'Elementos de dato por incorporar',
    estado: 'aprobado',
    permiso: permissionKey(RECURSO_INCORPORACION, 'aprobar'),
    esMinisterio: true,
  },
];

function toFuente({ codigo, titulo, estado, permiso, esMinisterio }: Espera): FuenteActividades {
  return {
    codigo,
    findActividad: async (database, actor) => {
      const { entityId } = actor;
      if (!actor.permissions.has(permiso) || entityId === null) return undefined;
      if (esMinisterio && !actor.readsAllEntities) return undefined;
      const { cantidad, masAntigua, masReciente } = await countEnEspera(database, {
        estado,
        entidadId: esMinisterio ? null : entityId,
        salvoDe: actor.userId,
      });
      if (!masAntigua || !masReciente) return undefined;
      return {
        titulo,
        cantidad,
        masAntigua,
        masReciente,
        url: `${elementosDeDatoPaths.home}?estado=${estado}`,
      };
    },
  };
}

/** Versions that wait for a person. */
export const actividadesDeElementos: readonly FuenteActividades[] = ESPERAS.map(toFuente);
