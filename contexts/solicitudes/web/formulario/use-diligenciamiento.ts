import { useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { useAutosave } from '@marco/web-kit/autosave';
import { openFailure, openValidationErrors, presentMessage } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import type { SaveState } from '@marco/web-kit/save-status';
import { leaveToCaller, useVersionedChange } from '@marco/web-kit/versioned-change';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type {
  CambiosSolicitud,
  createSolicitudNivelUnoEndpoint,
  Solicitud,
  updateSolicitudNivelUnoEndpoint,
} from '../../contract/index.ts';
import type { OpcionesSolicitud } from '../use-opciones-solicitud.ts';
import { toSolicitudKey } from '../use-solicitud.ts';
import { type ErroresSolicitud, findErrores } from './errores.ts';
import { listDistintas } from './list-distintas.ts';
import {
  listCambiadas,
  NOMBRES_CAMPOS,
  toCambios,
  toDatosServicio,
  toValores,
  type ValoresSolicitud,
} from './valores.ts';

/** Pause in the typing after which what the server has already is saved. */
const PAUSA_MS = 3_000;

/** Something written breaks a rule: it stays here and is not sent. */
const INCOMPLETO: SaveState = { kind: 'held', reason: 'complete los campos señalados' };
const CONFLICTO: SaveState = { kind: 'held', reason: 'otra persona cambió la solicitud' };

interface Escrito {
  readonly valores: ValoresSolicitud;
  /** What was saved last. */
  readonly guardados: ValoresSolicitud;
  /** The request as the server keeps it; null before it was saved for the first time. */
  readonly guardada: Solicitud | null;
}

/** What is being written of a request. */
export interface Diligenciamiento extends Escrito {
  readonly change: (part: Partial<ValoresSolicitud>) => void;
  /** What cannot be saved as it is, shown once a save was tried. */
  readonly errores: ErroresSolicitud;
  readonly wasTried: boolean;
  readonly isDirty: boolean;
  /** Somebody pressed for it. */
  readonly isSaving: boolean;
  /** What becomes of what is saved while it is written, once the server has the request. */
  readonly estado: SaveState;
  /** When it was saved last on this screen. */
  readonly guardadoEn: Date | null;
  /**
   * Saves what changed, with these uploaded documents.
   *
   * @param partial saves what can be saved and leaves the rest in the form, without a word
   * @returns the request as it is now; null where it could not be saved and the person was told why
   */
  readonly save: (archivos: readonly string[], partial?: boolean) => Promise<Solicitud | null>;
  /** Calls about the request while none that saves it is on its way, so that each stands on the last version. */
  readonly inTurn: <Result>(work: (guardada: Solicitud | null) => Promise<Result>) => Promise<Result>;
  /** Another call of the screen changed the request. */
  readonly follow: (solicitud: Solicitud) => void;
  /** Shows the request as somebody else left it, in the place of what was written. */
  readonly reset: (solicitud: Solicitud) => void;
}

interface Origen {
  readonly inicial: ValoresSolicitud;
  /** The stored request; null for one that begins. */
  readonly guardada: Solicitud | null;
  readonly dominios: OpcionesSolicitud['dominios'];
  /** It was saved for the first time. */
  readonly onCreated: (id: number) => void | Promise<void>;
}

/**
 * The draft of a request of level 1, or a returned one: what is written, and how it is saved over what others saved. What
 * the server has is saved while it is written, step by step as far as it goes; the first save is pressed for.
 */
export function useDiligenciamiento({
  inicial,
  guardada: stored,
  dominios,
  onCreated,
}: Origen): Diligenciamiento {
  const api = useApi();
  const modals = useModal();
  const queries = useQueryClient();
  const keyFor = useIdempotencyKey();
  const { send: sendOver } = useVersionedChange<Solicitud>();
  const [escrito, setEscrito] = useState<Escrito>({
    valores: inicial,
    guardados: inicial,
    guardada: stored,
  });
  const latest = useRef(escrito);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const [isSaving, setSaving] = useState(false);
  const [guardadoEn, setGuardadoEn] = useState<Date | null>(null);
  const [wasTried, setTried] = useState(false);
  const autosave = useAutosave({ pauseMs: PAUSA_MS, prepare });

  function put(part: Partial<Escrito>): void {
    latest.current = { ...latest.current, ...part };
    setEscrito(latest.current);
  }

  const hasMore = () => listCambiadas(latest.current.valores, latest.current.guardados).length > 0;

  /** Of the parts that changed, those that can be saved as they are. */
  function listSendable(): readonly (keyof ValoresSolicitud)[] {
    const { valores, guardados } = latest.current;
    const rotas = findErrores(valores);
    return listCambiadas(valores, guardados).filter((parte) => rotas[parte] === undefined);
  }

  function inTurn<Result>(work: (guardada: Solicitud | null) => Promise<Result>): Promise<Result> {
    const run = turn.current.then(() => work(latest.current.guardada));
    turn.current = run.catch(() => undefined);
    return run;
  }

  function follow(guardada: Solicitud): void {
    put({ guardada });
    queries.setQueryData(toSolicitudKey(guardada.id), guardada);
  }

  function prepare(): SaveState | (() => Promise<SaveState>) {
    if (!latest.current.guardada?.acciones.editar.allowed) return { kind: 'idle' };
    if (listSendable().length === 0) return hasMore() ? INCOMPLETO : { kind: 'idle' };
    return () => inTurn(saveWritten);
  }

  async function saveWritten(guardada: Solicitud | null): Promise<SaveState> {
    const { valores } = latest.current;
    const partes = listSendable();
    if (guardada && partes.length > 0) {
      const saved = await update(guardada, valores, toCambios(valores, partes), autosave.show);
      if (saved === null) return CONFLICTO;
      await keep(saved, valores, partes, 'none');
    }
    if (listSendable().length > 0) return { kind: 'pending' };
    return hasMore() ? INCOMPLETO : { kind: 'saved', at: new Date() };
  }

  /** What was sent is stored; another list of requests is read again, at once or when it is seen next. */
  async function keep(
    saved: Solicitud,
    sent: ValoresSolicitud,
    partes: readonly (keyof ValoresSolicitud)[],
    refetchType: 'active' | 'none',
  ): Promise<void> {
    follow(saved);
    put({ guardados: { ...latest.current.guardados, ...pick(sent, partes) } });
    setGuardadoEn(new Date());
    await queries.invalidateQueries({
      queryKey: ['solicitudes'],
      predicate: isOther(saved.id),
      refetchType,
    });
  }

  async function create(sent: ValoresSolicitud): Promise<Solicitud> {
    const body = toDatosServicio(sent);
    const created = await api.call<typeof createSolicitudNivelUnoEndpoint>(
      { method: 'POST', path: '/solicitud/nivel-uno' },
      { body },
      { base: 'private', idempotencyKey: keyFor(body) },
    );
    follow(created);
    await onCreated(created.id);
    return created;
  }

  async function update(
    solicitud: Solicitud,
    sent: ValoresSolicitud,
    body: CambiosSolicitud,
    show: (state: SaveState) => void,
  ): Promise<Solicitud | null> {
    if (Object.keys(body).length === 0) return solicitud;
    const outcome = await sendOver({
      version: solicitud.version,
      send: (client, options, actual) => {
        if (actual !== null) {
          show({ kind: 'saving' });
          // What this person did not touch is as the other one left it.
          adopt(toValores(actual), Object.keys(body));
        }
        return client.call<typeof updateSolicitudNivelUnoEndpoint>(
          { method: 'PUT', path: '/solicitud/nivel-uno/{id}' },
          { params: { id: String(solicitud.id) }, body },
          options,
        );
      },
      canReplace: ({ acciones }) => acciones.editar.allowed,
      compare: (actual) => listDistintas(sent, toValores(actual), dominios),
      // Where nothing differs it was the same save, whose answer was lost on its way.
      sendsSame: true,
      onConflict: () => show(CONFLICTO),
      explain: leaveToCaller,
    });
    if (outcome.kind === 'saved') return outcome.saved;
    // Nothing is written over it any more: the form says why, and keeps what was typed in sight.
    if (outcome.kind === 'kept' && !outcome.current.acciones.editar.allowed) follow(outcome.current);
    return null;
  }

  function adopt(suyos: ValoresSolicitud, enviadas: readonly string[]): void {
    const { valores, guardados } = latest.current;
    const ajenas = listCambiadas(suyos, guardados).filter((parte) => !enviadas.includes(parte));
    const partes = pick(suyos, ajenas);
    put({ valores: { ...valores, ...partes }, guardados: { ...guardados, ...partes } });
  }

  async function send(archivos: readonly string[], partial: boolean): Promise<Solicitud | null> {
    const { valores: sent, guardada } = latest.current;
    const rotas = findErrores(sent);
    const partes = listSendable();
    const isNueva = guardada === null;
    // A request begins with the name of its servicio; without it there is nothing to keep.
    if (Object.keys(rotas).length > 0 && (!partial || (isNueva && rotas.servicioNombre !== undefined))) {
      setTried(true);
      // Nothing is saved any more behind the reasons.
      setSaving(false);
      await openValidationErrors(
        modals,
        (Object.entries(rotas) as [keyof ErroresSolicitud, string][]).map(([parte, mensaje]) =>
          presentMessage(NOMBRES_CAMPOS[parte], mensaje),
        ),
      );
      return null;
    }
    setTried(partial && Object.keys(rotas).length > 0);
    const base = guardada ?? (await create(sent));
    const body: CambiosSolicitud = {
      ...toCambios(
        sent,
        isNueva ? partes.filter((parte) => parte === 'campos' || parte === 'normas') : partes,
      ),
      ...(archivos.length > 0 ? { archivos: archivos as CambiosSolicitud['archivos'] & string[] } : {}),
    };
    // Nothing is saved while the person decides.
    const saved = await update(base, sent, body, ({ kind }) => setSaving(kind === 'saving'));
    if (saved === null) return null;
    await keep(saved, sent, partes, 'active');
    return saved;
  }

  const { valores, guardados } = escrito;
  return {
    ...escrito,
    change: (part) => {
      put({ valores: { ...latest.current.valores, ...part } });
      if (latest.current.guardada) autosave.note();
    },
    errores: findErrores(valores),
    wasTried,
    isDirty: listCambiadas(valores, guardados).length > 0,
    isSaving,
    estado: autosave.state,
    guardadoEn,
    inTurn,
    follow,
    reset: (solicitud) => {
      const suyos = toValores(solicitud);
      put({ valores: suyos, guardados: suyos });
      follow(solicitud);
    },
    save: async (archivos, partial = false) => {
      setSaving(true);
      try {
        return await inTurn(() => send(archivos, partial)).finally(() => setSaving(false));
      } catch (error) {
        await openFailure(modals, error);
        return null;
      } finally {
        // What was written meanwhile, or could not be saved.
        if (latest.current.guardada && hasMore()) autosave.note();
      }
    },
  };
}

function pick(valores: ValoresSolicitud, partes: readonly (keyof ValoresSolicitud)[]) {
  return Object.fromEntries(partes.map((parte) => [parte, valores[parte]])) as Partial<ValoresSolicitud>;
}

/** Everything about requests but this one, whose answer is at hand. */
function isOther(id: number) {
  const own = JSON.stringify(toSolicitudKey(id));
  return ({ queryKey }: { readonly queryKey: readonly unknown[] }) => JSON.stringify(queryKey) !== own;
}
