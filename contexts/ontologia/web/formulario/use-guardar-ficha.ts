import { ApiError, useApi } from '@marco/web-kit/api-client';
import { openConflict } from '@marco/web-kit/conflict-modal';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import type {
  Ficha,
  updateDefinicion,
  updateEvento,
  updateIndividuo,
  updateRegla,
} from '../../contract/index.ts';
import type { Palabra } from '../../contract/terms.ts';
import { toFichaKey } from '../use-ficha.ts';
import { type CampoFicha, NOMBRES_CAMPOS, toDatos, toValores, type ValoresFicha } from './valores.ts';

/** The calls of the words differ in their bodies alone; each is made of the form of its word. */
type EscrituraFicha =
  | typeof updateDefinicion
  | typeof updateEvento
  | typeof updateIndividuo
  | typeof updateRegla;

/** The body of a change: the code, and the kind of a definition, never change. */
function toCambio(palabra: Palabra, valores: ValoresFicha) {
  const { codigo: _codigo, ...datos } = toDatos(palabra, valores);
  if (!('definicion' in datos)) return datos;
  const { tipo: _tipo, ...cambio } = datos;
  return cambio;
}

function toText(value: ValoresFicha[CampoFicha]): string {
  if (value === null || typeof value === 'string') return value ?? '';
  if ('label' in value) return value.label;
  return value
    .map((one) => {
      if ('label' in one) return one.label;
      if ('rol' in one) return `${one.rol}: ${one.clase?.label ?? ''}`;
      return `${one.propiedad?.label ?? ''}: ${one.individuo?.label ?? one.valor}`;
    })
    .join('; ');
}

/**
 * Saves a ficha over the version that was opened. When somebody else saved meanwhile the person sees both versions
 * and decides.
 *
 * @returns whether it was saved; false leaves the person at the form
 */
export function useGuardarFicha({ palabra, id, version }: Ficha) {
  const api = useApi();
  const modals = useModal();
  const queries = useQueryClient();

  async function save(valores: ValoresFicha, seen: number): Promise<boolean> {
    try {
      const saved = await api.call<EscrituraFicha>(
        { method: 'PUT', path: `/ontologia/${palabra}/{id}` },
        { params: { id: String(id) }, body: toCambio(palabra, valores) },
        { base: 'private', version: seen },
      );
      queries.setQueryData(toFichaKey({ palabra, id }), saved);
      await queries.invalidateQueries({ queryKey: ['ontologia', 'listar'] });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'VERSION_DISTINTA') throw error;
      const actual = error.actual as Ficha;
      const stored = toValores(actual);
      const fields = (Object.keys(NOMBRES_CAMPOS) as CampoFicha[]).map((campo) => ({
        label: NOMBRES_CAMPOS[campo],
        mine: toText(valores[campo]),
        current: toText(stored[campo]),
      }));
      return (await openConflict(modals, fields)) ? save(valores, actual.version) : false;
    }
  }

  return (valores: ValoresFicha) => save(valores, version);
}
