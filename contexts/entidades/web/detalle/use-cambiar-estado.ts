import { ApiError, useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { openConflict } from '@marco/web-kit/conflict-modal';
import { openFailure } from '@marco/web-kit/failure-modal';
import { formatNumber } from '@marco/web-kit/format';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DetalleEntidad, UsoEntidad, updateEstadoEntidad } from '../../contract/index.ts';
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
export function useCambiarEstado({ id, nombre, activa, version, uso }: DetalleEntidad) {
  const api = useApi();
  const modals = useModal();
  const banner = useBanner();
  const queries = useQueryClient();
  const [isChanging, setChanging] = useState(false);

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

  /** @returns whether nothing is left to do */
  async function trySend(motivo: string): Promise<boolean> {
    setChanging(true);
    try {
      await send(motivo, version);
      return true;
    } catch (error) {
      setChanging(false);
      await queries.invalidateQueries({ queryKey: toDetalleKey(id) });
      await openFailure(modals, error);
      return false;
    } finally {
      setChanging(false);
    }
  }

  /** Where somebody else was faster, both versions show, and the reason goes on only when told. */
  async function send(motivo: string, seen: number): Promise<void> {
    try {
      const saved = await api.call<typeof updateEstadoEntidad>(
        { method: 'POST', path: '/entidad/{id}/estado' },
        { params: { id: String(id) }, body: { activa: !activa, motivo } },
        { base: 'private', version: seen },
      );
      queries.setQueryData(toDetalleKey(id), saved);
      await queries.invalidateQueries({ queryKey: ['entidades', 'listar'] });
      banner.success(activa ? 'La entidad quedó inactiva.' : 'La entidad quedó activa.');
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'VERSION_DISTINTA') throw error;
      const actual = error.actual as DetalleEntidad;
      const keepsMine = await openConflict(modals, [
        { label: 'Estado', mine: presentEstado(!activa), current: presentEstado(actual.activa) },
        { label: 'Nombre', mine: nombre, current: actual.nombre },
        { label: 'Motivo', mine: motivo, current: '' },
      ]);
      if (keepsMine) return send(motivo, actual.version);
      queries.setQueryData(toDetalleKey(id), actual);
    }
  }

  return { change, isChanging };
}
