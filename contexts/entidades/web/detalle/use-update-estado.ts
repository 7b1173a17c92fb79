import { formatNumber } from '@marco/web-kit/format';
import { useModal } from '@marco/web-kit/modal';
import { useVersionedChange } from '@marco/web-kit/versioned-change';
import type { DetalleEntidad, UsoEntidad, updateEstadoEntidadEndpoint } from '../../contract/index.ts';
import { ESTADOS_ENTIDAD } from '../../contract/terms.ts';
import { toDetalleKey } from '../use-entidad-detalle.ts';

function countOf(quantity: number, one: string, many: string): string {
  return `${formatNumber(quantity)} ${quantity === 1 ? one : many}`;
}

/** What inactivating an entity stops, with its present figures. */
function toConsecuencias({ usuariosActivos, mesasAbiertas, serviciosActivos }: UsoEntidad): string {
  const figures = [
    countOf(usuariosActivos, 'usuario activo', 'usuarios activos'),
    countOf(mesasAbiertas, 'mesa abierta', 'mesas abiertas'),
    countOf(serviciosActivos, 'servicio activo', 'servicios activos'),
  ];
  return `Tiene ${figures.join(', ')}, que se conservan. No se ofrecerá en búsquedas ni en registros nuevos hasta que se reactive.`;
}

function presentEstado(activa: boolean): string {
  return ESTADOS_ENTIDAD[activa ? 'activa' : 'inactiva'];
}

/** Inactivates or reactivates after asking for the reason. */
export function useUpdateEstado({ id, nombre, activa, version, uso }: DetalleEntidad) {
  const modals = useModal();
  const { send, isSaving } = useVersionedChange<DetalleEntidad>({
    show: (queries, saved) => queries.setQueryData(toDetalleKey(id), saved),
    refresh: ['entidades', 'listar'],
    refreshRefused: toDetalleKey(id),
    onKept: (queries, actual) => queries.setQueryData(toDetalleKey(id), actual),
  });

  async function change(): Promise<void> {
    await modals.askText({
      title: activa ? '¿Inactivar la entidad?' : '¿Reactivar la entidad?',
      message: activa ? toConsecuencias(uso) : 'Volverá a ofrecerse en búsquedas y registros.',
      label: 'Motivo',
      confirmLabel: activa ? 'Inactivar' : 'Reactivar',
      ...(activa ? { tone: 'warn' as const } : {}),
      send: trySend,
    });
  }

  /**
   * If another person saved first, both versions are shown, and the change continues only if the person confirms it.
   *
   * @returns whether nothing is left to do
   */
  async function trySend(motivo: string): Promise<boolean> {
    const outcome = await send({
      version,
      send: (api, options) =>
        api.call<typeof updateEstadoEntidadEndpoint>(
          { method: 'POST', path: '/entidad/{id}/estado' },
          { params: { id: String(id) }, body: { activa: !activa, motivo } },
          options,
        ),
      compare: (actual) => [
        { label: 'Estado', mine: presentEstado(!activa), current: presentEstado(actual.activa) },
        { label: 'Nombre', mine: nombre, current: actual.nombre },
        { label: 'Motivo', mine: motivo, current: '' },
      ],
      done: activa ? 'La entidad quedó inactiva.' : 'La entidad quedó activa.',
    });
    return outcome.kind !== 'failed';
  }

  return { change, isChanging: isSaving };
}
