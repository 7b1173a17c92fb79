import { useApi } from '@marco/web-kit/api-client';
import { type AutosavedDraft, useAutosavedDraft } from '@marco/web-kit/autosaved-draft';
import type { Versioned } from '@marco/web-kit/versioned-change';
import { useQueryClient } from '@tanstack/react-query';
import type {
  ElementoPrivado,
  updateElementoEndpoint,
  updateValoresEndpoint,
  Valor,
} from '../../contract/index.ts';
import { toElementoKey } from '../use-elemento.ts';
import { toValoresQuery } from '../use-valores.ts';
import { CAMPOS_VISIBLES, presentCampo } from './campos-visibles.ts';
import { compareListas } from './compare-listas.ts';
import { type ErroresElemento, findErrores, listSendable } from './find-errores.ts';
import { toCambios } from './to-cambios.ts';
import { toValores, type ValoresElemento } from './valores-elemento.ts';

/** Pause in the typing after which it is saved. */
const PAUSA_MS = 1_000;

const MOTIVOS = { broken: 'complete o corrija los campos', conflict: 'otra persona cambió el elemento' };

/** What is written of a version: its fields, and the values of a lista. */
interface Escritura extends ValoresElemento {
  /** null: as the server keeps them. */
  readonly lista: readonly Valor[] | null;
}

/** A draft with the first broken rule of each of its fields. */
export interface Redaccion extends AutosavedDraft<Escritura, Versioned, ElementoPrivado> {
  readonly errores: ErroresElemento;
  /** Version the next save stands on. */
  readonly readVersion: () => number;
}

/**
 * The draft of a version while a person writes it. It is saved field by field as it changes. If another person saved
 * meanwhile, the screen shows both versions and the person decides.
 */
export function useRedaccion(elemento: ElementoPrivado): Redaccion {
  const api = useApi();
  const queries = useQueryClient();
  const { versionId } = elemento;
  const params = { versionId: String(versionId) };
  const valoresQuery = toValoresQuery(api, versionId);

  function show(saved: ElementoPrivado): void {
    queries.setQueryData(toElementoKey(versionId), saved);
    void queries.invalidateQueries({ queryKey: ['elementos', 'listar'] });
  }

  async function saveCampos(body: ReturnType<typeof toCambios>, version: number) {
    const saved = await api.call<typeof updateElementoEndpoint>(
      { method: 'PUT', path: '/elemento-dato/{versionId}' },
      { params, body },
      { base: 'private', version, quiet: true },
    );
    show(saved);
    return saved;
  }

  async function saveLista(lista: readonly Valor[], version: number) {
    const saved = await api.call<typeof updateValoresEndpoint>(
      { method: 'PUT', path: '/elemento-dato/{versionId}/valores' },
      { params, body: { valores: [...lista] } },
      { base: 'private', version, quiet: true },
    );
    queries.setQueryData(valoresQuery.queryKey, { valores: [...lista], total: saved.total });
    await queries.invalidateQueries({ queryKey: toElementoKey(versionId) });
    return saved;
  }

  /** One field as both people have it. */
  async function compare(field: keyof Escritura, escritos: Escritura, stored: ValoresElemento) {
    if (field !== 'lista')
      return {
        label: CAMPOS_VISIBLES[field],
        mine: presentCampo(escritos[field]),
        current: presentCampo(stored[field]),
      };
    const { valores } = await queries.fetchQuery({ ...valoresQuery, staleTime: 0 });
    return { label: 'Valores', ...compareListas(escritos.lista ?? valores, valores) };
  }

  const redaccion = useAutosavedDraft<Escritura, Versioned, ElementoPrivado>({
    initial: { ...toValores(elemento), lista: null },
    stored: elemento,
    pauseMs: PAUSA_MS,
    reasons: MOTIVOS,
    listSendable: (escritos, changed) => {
      const campos = listSendable(findErrores(escritos), changed.filter(isCampo));
      // The type and the constraints the codes are judged by come first.
      return campos.length > 0 ? campos : changed.filter((field) => field === 'lista');
    },
    save: ({ values, fields }, { version }) => {
      const campos = fields.filter(isCampo);
      return campos.length > 0 || values.lista === null
        ? saveCampos(toCambios(values, campos), version)
        : saveLista(values.lista, version);
    },
    compare: (actual, { values, fields }) => {
      const stored = toValores(actual);
      // The other person may have changed the values of the lista, which the record does not carry.
      void queries.invalidateQueries({ queryKey: valoresQuery.queryKey });
      return Promise.all(fields.map((field) => compare(field, values, stored)));
    },
    theirs: 'offered',
    onTheirs: (actual) => {
      show(actual);
      void queries.invalidateQueries({ queryKey: valoresQuery.queryKey });
    },
    toValues: (actual) => ({ ...toValores(actual), lista: null }),
  });
  return {
    ...redaccion,
    errores: { ...redaccion.refused, ...findErrores(redaccion.values) },
    readVersion: () => redaccion.read().stored?.version ?? elemento.version,
  };
}

function isCampo(field: keyof Escritura): field is keyof ValoresElemento {
  return field !== 'lista';
}
