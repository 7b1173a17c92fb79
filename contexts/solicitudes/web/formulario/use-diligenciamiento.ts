import { explainRequired } from '@marco/contract-kit/required-text';
import { type CallOptions, useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { type AutosavedDraft, useAutosavedDraft } from '@marco/web-kit/autosaved-draft';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type {
  CambiosSolicitud,
  createSolicitudNivelUnoEndpoint,
  Solicitud,
  updateSolicitudNivelUnoEndpoint,
} from '../../contract/index.ts';
import type { OpcionesSolicitud } from '../use-opciones-solicitud.ts';
import { toSolicitudKey } from '../use-solicitud.ts';
import { listDistintas } from './list-distintas.ts';
import { type Guardado, useGuardado } from './use-guardado.ts';
import {
  listCambiadas,
  NOMBRES_CAMPOS,
  readVolumen,
  toCambios,
  toDatosServicio,
  toValores,
  type ValoresSolicitud,
} from './valores.ts';

/** Pause in the typing after which what the server has already is saved. */
const PAUSA_MS = 3_000;

const MOTIVOS = { broken: 'complete los campos señalados', conflict: 'otra persona cambió la solicitud' };

type Partes = readonly (keyof ValoresSolicitud)[];

/** What cannot be sent as it is: the first broken rule of each part. */
type ErroresSolicitud = Readonly<Partial<Record<keyof ValoresSolicitud, string>>>;

/** Why parts of the form cannot be saved, even as a draft, by the rules that the server uses. */
function findErrores(valores: ValoresSolicitud): ErroresSolicitud {
  return {
    ...(valores.servicioNombre.trim() === ''
      ? { servicioNombre: explainRequired('Nombre del servicio') }
      : {}),
    ...(readVolumen(valores.volumenEstimado) === undefined
      ? { volumenEstimado: 'Escriba un número entero desde 0.' }
      : {}),
  };
}

/** What is being written of a request. */
export interface Diligenciamiento extends AutosavedDraft<ValoresSolicitud, Solicitud>, Guardado {
  /** What cannot be saved as it is, shown once a save was tried. */
  readonly errores: ErroresSolicitud;
  /**
   * Saves the changes, with these uploaded documents.
   *
   * @param partial saves what can be saved and leaves the rest in the form, without a message
   * @returns the request as it is now; null where it could not be saved and the person was told why
   */
  readonly save: (archivos: readonly string[], partial?: boolean) => Promise<Solicitud | null>;
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
 * The draft of a request of level 1, or a returned one, and how it is saved if other people also saved. A stored
 * request is saved automatically, as far as its parts are valid; the first save needs the button.
 */
export function useDiligenciamiento({ inicial, guardada, dominios, onCreated }: Origen): Diligenciamiento {
  const api = useApi();
  const queries = useQueryClient();
  const keyFor = useIdempotencyKey();
  const { guardado, judge, run, send: sendOver, keepMomento } = useGuardado(NOMBRES_CAMPOS);
  /** Uploaded documents the save on its way takes with it. */
  const adjuntos = useRef<readonly string[]>([]);
  const draft = useAutosavedDraft<ValoresSolicitud, Solicitud>({
    initial: inicial,
    stored: guardada,
    pauseMs: PAUSA_MS,
    reasons: MOTIVOS,
    listChanged: listCambiadas,
    listSendable: (valores, cambiadas) => {
      const rotas = findErrores(valores);
      return cambiadas.filter((parte) => rotas[parte] === undefined);
    },
    canSave: ({ acciones }) => acciones.editar.allowed,
    save: async ({ values, fields }, solicitud, options) => {
      const body = toCambios(values, fields);
      if (adjuntos.current.length > 0) body.archivos = [...adjuntos.current];
      const saved = Object.keys(body).length === 0 ? solicitud : await update(solicitud.id, body, options);
      show(saved);
      keepMomento();
      await readOthersAgain(saved, 'none');
      return saved;
    },
    toValues: toValores,
    compare: (actual, { values }) => listDistintas(values, toValores(actual), dominios),
    theirs: 'merged',
    onTheirs: show,
  });

  function show(solicitud: Solicitud): void {
    queries.setQueryData(toSolicitudKey(solicitud.id), solicitud);
  }

  /** Another list of requests is read again, at once or when it is seen next. */
  async function readOthersAgain({ id }: Solicitud, refetchType: 'active' | 'none'): Promise<void> {
    await queries.invalidateQueries({ queryKey: ['solicitudes'], predicate: isOther(id), refetchType });
  }

  async function create(valores: ValoresSolicitud, partes: Partes): Promise<Solicitud> {
    const body = toDatosServicio(valores);
    const created = await api.call<typeof createSolicitudNivelUnoEndpoint>(
      { method: 'POST', path: '/solicitud/nivel-uno' },
      { body },
      { base: 'private', idempotencyKey: keyFor(body) },
    );
    draft.keep({ values: valores, fields: partes.filter(isDelServicio) }, created);
    if (created.tipo === 'actualizacion') draft.follow(created, pickTraidas(created));
    show(created);
    await onCreated(created.id);
    return created;
  }

  /** What the request took of the version it changes, but for the parts somebody wrote in the meantime. */
  function pickTraidas(created: Solicitud): Partial<ValoresSolicitud> {
    const { values, saved } = draft.read();
    const escritas = new Set(listCambiadas(values, saved));
    const traidos = toValores(created);
    return Object.fromEntries(
      TRAIDAS.flatMap((parte) => (escritas.has(parte) ? [] : [[parte, traidos[parte]]])),
    );
  }

  function update(id: number, body: CambiosSolicitud, options: CallOptions): Promise<Solicitud> {
    return api.call<typeof updateSolicitudNivelUnoEndpoint>(
      { method: 'PUT', path: '/solicitud/nivel-uno/{id}' },
      { params: { id: String(id) }, body },
      options,
    );
  }

  async function send(archivos: readonly string[], partial: boolean): Promise<Solicitud | null> {
    const { values, stored } = draft.read();
    const rotas = findErrores(values);
    const listas = draft.listReady();
    // A request needs the name of its servicio; without it there is nothing to save.
    const canLeave = partial && (stored !== null || rotas.servicioNombre === undefined);
    if (!(await judge(rotas, canLeave))) return null;
    const base = stored ?? (await create(values, listas));
    const fields = stored === null ? listas.filter((parte) => !isDelServicio(parte)) : listas;
    adjuntos.current = archivos;
    const saved = await sendOver(draft, base, { values, fields }).finally(() => {
      adjuntos.current = [];
    });
    if (saved !== null) await readOthersAgain(saved, 'active');
    return saved;
  }

  return {
    ...draft,
    ...guardado,
    errores: findErrores(draft.values),
    follow: (solicitud, kept) => {
      draft.follow(solicitud, kept);
      show(solicitud);
    },
    save: (archivos, partial = false) => run(draft, () => send(archivos, partial)),
  };
}

/** Parts a request begins with; the others are added to it. */
function isDelServicio(parte: keyof ValoresSolicitud): boolean {
  return !ANADIDAS.has(parte);
}

/** Parts that a request which changes a servicio begins with: what its version says. */
const TRAIDAS = [
  'consumoAbierto',
  'consumidores',
  'sistemas',
  'lenguajes',
  'basesDatos',
  'operaciones',
  'campos',
] as const satisfies readonly (keyof ValoresSolicitud)[];

const ANADIDAS: ReadonlySet<keyof ValoresSolicitud> = new Set([...TRAIDAS, 'normas'] as const);

/** Everything about requests but this one, whose answer is at hand. */
function isOther(id: number) {
  const own = JSON.stringify(toSolicitudKey(id));
  return ({ queryKey }: { readonly queryKey: readonly unknown[] }) => JSON.stringify(queryKey) !== own;
}
