import { leaveToCaller, useVersionedChange } from '@marco/web-kit/versioned-change';
import type {
  Ficha,
  updateDefinicionEndpoint,
  updateEventoEndpoint,
  updateIndividuoEndpoint,
  updateReglaEndpoint,
} from '../../contract/index.ts';
import type { Palabra } from '../../contract/terms.ts';
import { toFichaKey } from '../use-ficha.ts';
import { type CampoFicha, NOMBRES_CAMPOS, toDatos, toValores, type ValoresFicha } from './valores.ts';

/** The calls of the words differ in their bodies alone; each is made of the form of its word. */
type EscrituraFicha =
  | typeof updateDefinicionEndpoint
  | typeof updateEventoEndpoint
  | typeof updateIndividuoEndpoint
  | typeof updateReglaEndpoint;

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
export function useSaveFicha({ palabra, id, version }: Ficha) {
  const { send } = useVersionedChange<Ficha>({
    show: (queries, saved) => queries.setQueryData(toFichaKey({ palabra, id }), saved),
    refresh: ['ontologia', 'listar'],
  });

  return async (valores: ValoresFicha): Promise<boolean> => {
    const outcome = await send({
      version,
      send: (api, options) =>
        api.call<EscrituraFicha>(
          { method: 'PUT', path: `/ontologia/${palabra}/{id}` },
          { params: { id: String(id) }, body: toCambio(palabra, valores) },
          options,
        ),
      compare: (actual) => {
        const stored = toValores(actual);
        return (Object.keys(NOMBRES_CAMPOS) as CampoFicha[]).map((campo) => ({
          label: NOMBRES_CAMPOS[campo],
          mine: toText(valores[campo]),
          current: toText(stored[campo]),
        }));
      },
      explain: leaveToCaller,
    });
    return outcome.kind === 'saved';
  };
}
