import { capitalizeNombre } from '@marco/entidades/terms';
import { leaveToCaller, useVersionedChange } from '@marco/web-kit/versioned-change';
import type { GestionMesa, updateMesaEndpoint } from '../../contract/index.ts';
import { CAMPOS_MESA, type CampoMesa, NOMBRES_CAMPOS_MESA } from '../../rules/mesas/datos-mesa.ts';
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
export function useSaveMesa({ id, version }: GestionMesa, consultores: readonly Consultor[]) {
  const { send } = useVersionedChange<GestionMesa>({
    show: (queries, saved) => queries.setQueryData(toGestionKey(id), saved),
    refresh: ['mesas'],
  });

  return async (valores: ValoresMesa): Promise<boolean> => {
    const outcome = await send({
      version,
      send: (api, options) =>
        api.call<typeof updateMesaEndpoint>(
          { method: 'PUT', path: '/mesaInteroperabilidad/editar' },
          { body: { ...toBody(valores), id } },
          options,
        ),
      compare: (actual) => {
        const stored = toValores(actual);
        return CAMPOS_MESA.map((campo) => ({
          label: NOMBRES_CAMPOS_MESA[campo],
          mine: toText(campo, valores, consultores),
          current: campo === 'admUsuarioId' ? actual.admUsuarioNombre : toText(campo, stored, consultores),
        }));
      },
      explain: leaveToCaller,
    });
    return outcome.kind === 'saved';
  };
}
