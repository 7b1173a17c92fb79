import { ApiError, useApi } from '@marco/web-kit/api-client';
import { openConflict } from '@marco/web-kit/conflict-modal';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import type { DetalleEstandar, updateEstandar } from '../../contract/index.ts';
import { CAMPOS, NOMBRES_CAMPOS, type ValoresEstandar } from '../../rules/datos-estandar.ts';
import { type OpcionesEstandar, toDetalleKey } from '../use-estandares.ts';
import { presentValor, toDatos, toValores } from './valores.ts';

/**
 * Saves the header over the version that was opened. When somebody else saved meanwhile the person sees both versions.
 *
 * @returns whether it was saved; false leaves the person at the form
 */
export function useGuardarEstandar({ id, version }: DetalleEstandar, { sectores }: OpcionesEstandar) {
  const api = useApi();
  const modals = useModal();
  const queries = useQueryClient();

  async function save(valores: ValoresEstandar, seen: number): Promise<boolean> {
    try {
      const saved = await api.call<typeof updateEstandar>(
        { method: 'PUT', path: '/estandares/{id}' },
        { params: { id }, body: toDatos(valores) },
        { base: 'private', version: seen },
      );
      queries.setQueryData(toDetalleKey(id), saved);
      await queries.invalidateQueries({ queryKey: ['estandares', 'listar'] });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'VERSION_DISTINTA') throw error;
      const actual = error.actual as DetalleEstandar;
      const stored = toValores(actual);
      const fields = CAMPOS.map((campo) => ({
        label: NOMBRES_CAMPOS[campo],
        mine: presentValor(valores, campo, sectores),
        current: presentValor(stored, campo, sectores),
      }));
      return (await openConflict(modals, fields)) ? save(valores, actual.version) : false;
    }
  }

  return (valores: ValoresEstandar) => save(valores, version);
}
