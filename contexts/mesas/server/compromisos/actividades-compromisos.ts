import { type Actor, permissionKey } from '@marco/server-kit';
import type { FuenteActividades } from '@marco/usuarios/port';
import { mesasPrivatePaths } from '../../contract/mesas-private.paths.ts';
import { RECURSO_MESAS, type VistaCompromisos } from '../../contract/terms.ts';
import { buildPorCumplir, listNombrados, type Responde } from './actividades-compromisos.queries.ts';

const CONSULTAR = permissionKey(RECURSO_MESAS, 'consultar');
const EDITAR = permissionKey(RECURSO_MESAS, 'editar');

/** Whose commitments an ambito is of, and the board that shows the same. */
function toResponde(
  { userId: idUsuario, entityId: idEntidad, readsAllEntities, permissions }: Actor,
  ambito: 'mio' | 'entidad',
): { readonly responde: Responde; readonly vista: VistaCompromisos } | undefined {
  if (idEntidad === null) return undefined;
  if (ambito === 'mio') {
    const runsMesas = readsAllEntities && permissions.has(EDITAR);
    // The board of a person tells none of those that are of nobody in particular.
    const vista = readsAllEntities ? 'todos' : 'entidad';
    return { responde: { de: runsMesas ? 'consultor' : 'persona', idUsuario, idEntidad }, vista };
  }
  return readsAllEntities
    ? { responde: { de: 'todos' }, vista: 'todos' }
    : { responde: { de: 'entidad', idEntidad }, vista: 'entidad' };
}

/** Open commitments: of the person and of nobody else of their entidad, and of a consultant those of their mesas. */
export const compromisosPorCumplir: FuenteActividades = {
  codigo: 'compromisos-por-cumplir',
  clase: 'compromiso',
  findEspera: (actor, ambito) => {
    if (ambito === 'otros' || !actor.permissions.has(CONSULTAR)) return undefined;
    const found = toResponde(actor, ambito);
    if (!found) return undefined;
    const { responde, vista } = found;
    return {
      titulo: 'Compromisos por cumplir',
      url: `${mesasPrivatePaths.compromisos}?vista=${vista}&filtro=abiertos`,
      buildAsuntos: (database) => buildPorCumplir(database, responde),
      listTextos: async (database, ids) =>
        (await listNombrados(database, ids)).map((compromiso) => {
          const isTheirs =
            compromiso.responsable_usuario_id === actor.userId ||
            (compromiso.responsable_usuario_id === null && compromiso.entidad_id === actor.entityId);
          return {
            id: compromiso.id,
            titulo: compromiso.descripcion,
            detalle: `Compromiso, mesa ${compromiso.mesa}`,
            enManosDe: isTheirs ? null : `En manos de ${compromiso.responsable || compromiso.entidad}`,
            boton: isTheirs ? 'Responder' : 'Ver',
            url: toCompromisoEnTablero(
              compromiso,
              compromiso.responsable_usuario_id === actor.userId ? 'mios' : vista,
            ),
          };
        }),
    };
  },
};

/** The board with this commitment alone in it. */
function toCompromisoEnTablero(
  { descripcion }: { readonly descripcion: string },
  vista: VistaCompromisos,
): string {
  const texto = descripcion.slice(0, MAXIMO_EN_DIRECCION);
  return `${mesasPrivatePaths.compromisos}?${new URLSearchParams({ vista, texto, filtro: 'abiertos' })}`;
}

/** Letters of its description that find it. */
const MAXIMO_EN_DIRECCION = 60;
