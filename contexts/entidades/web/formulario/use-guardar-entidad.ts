import { ApiError, useApi } from '@marco/web-kit/api-client';
import { openConflict } from '@marco/web-kit/conflict-modal';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import type { DetalleEntidad, updateContactoEntidad, updateEntidad } from '../../contract/index.ts';
import { toDetalleKey } from '../use-entidad-detalle.ts';
import {
  CAMPOS,
  NOMBRES_CAMPOS,
  type ParteEntidad,
  toBody,
  toContacto,
  toValores,
  type ValoresEntidad,
} from './valores.ts';

/**
 * Saves an entity over the version that was opened. When somebody else saved meanwhile the person sees
 * both versions and decides.
 *
 * @returns whether it was saved; false leaves the person at the form
 */
export function useGuardarEntidad({ id, version }: DetalleEntidad, parte: ParteEntidad) {
  const api = useApi();
  const modals = useModal();
  const queries = useQueryClient();

  function put(valores: ValoresEntidad, seen: number): Promise<DetalleEntidad> {
    const params = { id: String(id) };
    const options = { base: 'private', version: seen } as const;
    return parte === 'todo'
      ? api.call<typeof updateEntidad>(
          { method: 'PUT', path: '/entidad/{id}' },
          { params, body: toBody(valores) },
          options,
        )
      : api.call<typeof updateContactoEntidad>(
          { method: 'PUT', path: '/entidad/{id}/contacto' },
          { params, body: toContacto(valores) },
          options,
        );
  }

  async function save(valores: ValoresEntidad, seen: number): Promise<boolean> {
    try {
      const saved = await put(valores, seen);
      queries.setQueryData(toDetalleKey(id), saved);
      await queries.invalidateQueries({ queryKey: ['entidades', 'listar'] });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'VERSION_DISTINTA') throw error;
      const actual = error.actual as DetalleEntidad;
      const stored = toValores(actual);
      const fields = CAMPOS.map((campo) => ({
        label: NOMBRES_CAMPOS[campo],
        mine: valores[campo],
        current: stored[campo],
      }));
      return (await openConflict(modals, fields)) ? save(valores, actual.version) : false;
    }
  }

  return (valores: ValoresEntidad) => save(valores, version);
}
