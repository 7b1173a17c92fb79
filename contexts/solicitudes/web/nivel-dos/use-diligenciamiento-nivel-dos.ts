import { useApi } from '@marco/web-kit/api-client';
import { type AutosavedDraft, useAutosavedDraft } from '@marco/web-kit/autosaved-draft';
import { useQueryClient } from '@tanstack/react-query';
import type { Solicitud, updateSolicitudNivelDosEndpoint } from '../../contract/index.ts';
import { type Guardado, useGuardado } from '../formulario/use-guardado.ts';
import { toSolicitudKey } from '../use-solicitud.ts';
import { getNivelDos } from './get-nivel-dos.ts';
import { listDistintasNivelDos } from './list-distintas-nivel-dos.ts';
import {
  type ErroresNivelDos,
  findErroresNivelDos,
  listCambiadasNivelDos,
  NOMBRES_NIVEL_DOS,
  toCambiosNivelDos,
  toValoresNivelDos,
  type ValoresNivelDos,
} from './valores-nivel-dos.ts';

/** Pause in the typing after which it is saved. */
const PAUSA_MS = 3_000;

const MOTIVOS = { broken: 'complete los campos señalados', conflict: 'otra persona cambió la solicitud' };

/** What is being written of a request of level 2. */
export interface DiligenciamientoNivelDos extends AutosavedDraft<ValoresNivelDos, Solicitud>, Guardado {
  readonly errores: ErroresNivelDos;
  /**
   * Saves the changes.
   *
   * @param partial saves what can be saved and leaves the rest in the form, without a message
   * @returns the request as it is now; null where it could not be saved and the person was told why
   */
  readonly save: (partial?: boolean) => Promise<Solicitud | null>;
}

/** The draft of a request of level 2, or a returned one: it is stored from its first moment, and saved while it is written. */
export function useDiligenciamientoNivelDos(
  guardada: Solicitud,
  inicial: ValoresNivelDos,
): DiligenciamientoNivelDos {
  const api = useApi();
  const queries = useQueryClient();
  const { guardado, judge, run, send: sendOver, keepMomento } = useGuardado(NOMBRES_NIVEL_DOS);

  function show(solicitud: Solicitud): void {
    queries.setQueryData(toSolicitudKey(solicitud.id), solicitud);
  }

  const draft = useAutosavedDraft<ValoresNivelDos, Solicitud>({
    initial: inicial,
    stored: guardada,
    pauseMs: PAUSA_MS,
    reasons: MOTIVOS,
    listChanged: listCambiadasNivelDos,
    listSendable: (valores, cambiadas) => {
      const rotas = findErroresNivelDos(valores);
      return cambiadas.filter((parte) => rotas[parte] === undefined);
    },
    canSave: ({ acciones }) => acciones.editar.allowed,
    save: async ({ values, fields }, { id }, options) => {
      const saved = await api.call<typeof updateSolicitudNivelDosEndpoint>(
        { method: 'PUT', path: '/solicitud/nivel-dos/{id}' },
        { params: { id: String(id) }, body: toCambiosNivelDos(values, fields) },
        options,
      );
      show(saved);
      keepMomento();
      await queries.invalidateQueries({ queryKey: ['solicitudes', 'servicios'], refetchType: 'none' });
      return saved;
    },
    toValues: (actual) => toValoresNivelDos(getNivelDos(actual)),
    compare: (actual, { values }) => listDistintasNivelDos(values, getNivelDos(actual)),
    theirs: 'merged',
    onTheirs: show,
  });

  async function send(partial: boolean): Promise<Solicitud | null> {
    const { values, stored } = draft.read();
    if (!(await judge(findErroresNivelDos(values), partial))) return null;
    const fields = draft.listReady();
    if (stored === null || fields.length === 0) return stored;
    return sendOver(draft, stored, { values, fields });
  }

  return {
    ...draft,
    ...guardado,
    errores: findErroresNivelDos(draft.values),
    follow: (solicitud, kept) => {
      draft.follow(solicitud, kept);
      show(solicitud);
      keepMomento();
    },
    save: (partial = false) => run(draft, () => send(partial)),
  };
}
