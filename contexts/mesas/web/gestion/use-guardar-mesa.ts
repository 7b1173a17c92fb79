import { capitalizeNombre } from '@marco/entidades/terms';
import { ApiError, useApi } from '@marco/web-kit/api-client';
import { openConflict } from '@marco/web-kit/conflict-modal';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import type { GestionMesa, updateMesa } from '../../contract/index.ts';
import { CAMPOS_MESA, type CampoMesa, NOMBRES_CAMPOS_MESA } from '../../rules/datos-mesa.ts';
import type { Consultor } from './use-consultores.ts';
import { toGestionKey } from './use-gestion.ts';
import { toBody, toValores, type ValoresMesa } from './valores.ts';

/** A field as people read it: references by their names. */
function toText(campo: CampoMesa, valores: ValoresMesa, consultores: readonly Consultor[]): string {
  const valor = valores[campo];
  if (typeof valor === 'object') return valor === null ? '' : capitalizeNombre(valor.nombre);
  if (campo !== 'admUsuarioId') return valor;
  return consultores.find(({ id }) => String(id) === valor)?.nombre ?? '';
}

/**
 * Saves a mesa over the version that was opened. When somebody else saved meanwhile the person sees both versions
 * and decides.
 *
 * @returns whether it was saved; false leaves the person at the form
 */
export function useGuardarMesa({ id, version }: GestionMesa, consultores: readonly Consultor[]) {
  const api = useApi();
  const modals = useModal();
  const queries = useQueryClient();

  async function save(valores: ValoresMesa, seen: number): Promise<boolean> {
    try {
      const saved = await api.call<typeof updateMesa>(
        { method: 'PUT', path: '/mesaInteroperabilidad/editar' },
        { body: { ...toBody(valores), id } },
        { base: 'private', version: seen },
      );
      queries.setQueryData(toGestionKey(id), saved);
      await queries.invalidateQueries({ queryKey: ['mesas'] });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'VERSION_DISTINTA') throw error;
      const actual = error.actual as GestionMesa;
      const stored = toValores(actual);
      const fields = CAMPOS_MESA.map((campo) => ({
        label: NOMBRES_CAMPOS_MESA[campo],
        mine: toText(campo, valores, consultores),
        current: campo === 'admUsuarioId' ? actual.admUsuarioNombre : toText(campo, stored, consultores),
      }));
      return (await openConflict(modals, fields)) ? save(valores, actual.version) : false;
    }
  }

  return (valores: ValoresMesa) => save(valores, version);
}
