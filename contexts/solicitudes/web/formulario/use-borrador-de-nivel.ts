import { type ApiClient, type CallOptions, useApi } from '@marco/web-kit/api-client';
import { type AutosavedDraft, useAutosavedDraft } from '@marco/web-kit/autosaved-draft';
import type { ConflictField } from '@marco/web-kit/versioned-change';
import { useQueryClient } from '@tanstack/react-query';
import type { Solicitud } from '../../contract/index.ts';
import { toSolicitudKey } from '../use-solicitud.ts';
import { type Guardado, useGuardado } from './use-guardado.ts';

/** Pause in the typing after which it is saved. */
const PAUSA_MS = 3_000;

const MOTIVOS = { broken: 'complete los campos señalados', conflict: 'otra persona cambió la solicitud' };

/** What cannot be sent as it is: the first broken rule of each part. */
type ErroresDePartes<Valores> = Readonly<Partial<Record<keyof Valores & string, string>>>;

/** What is being written of a request that is stored from its first moment. */
export interface BorradorDeNivel<Valores extends object>
  extends AutosavedDraft<Valores, Solicitud>,
    Guardado {
  /** What cannot be saved as it is, shown once a save was tried. */
  readonly errores: ErroresDePartes<Valores>;
  /**
   * Saves the changes.
   *
   * @param partial saves what can be saved and leaves the rest in the form, without a message
   * @returns the request as it is now; null where it could not be saved and the person was told why
   */
  readonly save: (partial?: boolean) => Promise<Solicitud | null>;
}

interface FormaDeNivel<Valores extends object> {
  readonly guardada: Solicitud;
  readonly inicial: Valores;
  /** The parts of the form as people read them. */
  readonly nombres: Readonly<Record<keyof Valores & string, string>>;
  readonly toValores: (solicitud: Solicitud) => Valores;
  readonly listCambiadas: (valores: Valores, guardados: Valores) => readonly (keyof Valores & string)[];
  /** Why parts cannot be saved, even as a draft. */
  readonly findErrores: (valores: Valores) => ErroresDePartes<Valores>;
  /** The parts in which what is written differs from what somebody else saved, in words. */
  readonly compare: (valores: Valores, actual: Solicitud) => ConflictField[];
  /** Sends the changed parts. */
  readonly put: (
    api: ApiClient,
    id: number,
    cambio: { readonly valores: Valores; readonly partes: readonly (keyof Valores & string)[] },
    options: CallOptions,
  ) => Promise<Solicitud>;
}

/** The draft of a request of a level, or a returned one: it is stored from its first moment, and saved while it is written. */
export function useBorradorDeNivel<Valores extends object>(
  forma: FormaDeNivel<Valores>,
): BorradorDeNivel<Valores> {
  const { guardada, inicial, nombres, toValores, listCambiadas, findErrores, compare, put } = forma;
  const api = useApi();
  const queries = useQueryClient();
  const { guardado, judge, run, send: sendOver, keepMomento } = useGuardado(nombres);

  function show(solicitud: Solicitud): void {
    queries.setQueryData(toSolicitudKey(solicitud.id), solicitud);
  }

  const draft = useAutosavedDraft<Valores, Solicitud>({
    initial: inicial,
    stored: guardada,
    pauseMs: PAUSA_MS,
    reasons: MOTIVOS,
    listChanged: listCambiadas,
    listSendable: (valores, cambiadas) => {
      const rotas = findErrores(valores);
      return cambiadas.filter((parte) => rotas[parte as keyof Valores & string] === undefined);
    },
    canSave: ({ acciones }) => acciones.editar.allowed,
    save: async ({ values, fields }, { id }, options) => {
      const partes = fields as readonly (keyof Valores & string)[];
      const saved = await put(api, id, { valores: values, partes }, options);
      show(saved);
      keepMomento();
      await queries.invalidateQueries({ queryKey: ['solicitudes', 'servicios'], refetchType: 'none' });
      return saved;
    },
    toValues: toValores,
    compare: (actual, { values }) => compare(values, actual),
    theirs: 'merged',
    onTheirs: show,
  });

  async function send(partial: boolean): Promise<Solicitud | null> {
    const { values, stored } = draft.read();
    if (!(await judge(findErrores(values), partial))) return null;
    const fields = draft.listReady();
    if (stored === null || fields.length === 0) return stored;
    return sendOver(draft, stored, { values, fields });
  }

  return {
    ...draft,
    ...guardado,
    errores: findErrores(draft.values),
    follow: (solicitud, kept) => {
      draft.follow(solicitud, kept);
      show(solicitud);
      keepMomento();
    },
    save: (partial = false) => run(draft, () => send(partial)),
  };
}
