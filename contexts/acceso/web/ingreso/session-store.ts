import { useSyncExternalStore } from 'react';
import type { EntidadDeLogin, UsuarioActual } from '../../contract/index.ts';
import { LOCAL_KEYS } from '../../contract/terms.ts';
import { decodePayload, encodePayload } from './payload-encoding.ts';

/** The data of a session that the browser keeps. The server trusts none of them. */
export interface BrowserSession {
  readonly accessToken: string;
  /** The current user with the entity in force; null until an entity was chosen. */
  readonly usuario: UsuarioActual | null;
  /** Names of the person before an entity was chosen. */
  readonly infoUser: UsuarioActual;
  /** Every entity of the login answer, for the choice and the switcher. */
  readonly entities: readonly EntidadDeLogin[];
}

type Listener = () => void;

const listeners = new Set<Listener>();
let cached: { readonly source: string; readonly session: BrowserSession | null } | undefined;

/** The session of this browser; null without one. The same object as long as nothing stored changed. */
export function getSession(): BrowserSession | null {
  const source = Object.values(LOCAL_KEYS)
    .map((key) => localStorage.getItem(key) ?? '')
    .join('\n');
  if (cached?.source !== source) cached = { source, session: readSession() };
  return cached.session;
}

function readSession(): BrowserSession | null {
  const accessToken = localStorage.getItem(LOCAL_KEYS.accessToken);
  const infoUser = readJson<UsuarioActual>(LOCAL_KEYS.infoUser);
  if (!accessToken || !infoUser) return null;
  const payload = decodePayload(localStorage.getItem(LOCAL_KEYS.payload) ?? '');
  return {
    accessToken,
    infoUser,
    usuario: isUsuario(payload) ? payload : null,
    entities: readJson<EntidadDeLogin[]>(LOCAL_KEYS.entitiesData) ?? [],
  };
}

/** Whether a payload can be shown; somebody may have written another one there. */
function isUsuario(payload: unknown): payload is UsuarioActual {
  const { funcionalidades } = (payload ?? {}) as Partial<UsuarioActual>;
  return Array.isArray(funcionalidades);
}

function readJson<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Remembers a session just opened. */
export function openBrowserSession(session: Omit<BrowserSession, 'usuario'>): void {
  localStorage.setItem(LOCAL_KEYS.accessToken, session.accessToken);
  localStorage.setItem(LOCAL_KEYS.infoUser, JSON.stringify(session.infoUser));
  localStorage.setItem(LOCAL_KEYS.entitiesData, JSON.stringify(session.entities));
  notify();
}

/**
 * Remembers the user with the entity in force: the payload the site root looks for. Without an entity, as after a
 * membership ended, there is no payload and the person chooses again.
 */
export function updateBrowserUsuario(usuario: UsuarioActual): void {
  if (usuario.entidad) localStorage.setItem(LOCAL_KEYS.payload, encodePayload(usuario));
  else localStorage.removeItem(LOCAL_KEYS.payload);
  localStorage.setItem(
    LOCAL_KEYS.infoUser,
    JSON.stringify({ ...usuario, entidad: null, rol: null, funcionalidades: [] }),
  );
  notify();
}

/** Forgets the session: clears all local storage except the saved entities (specification §4 'Logout'). */
export function closeBrowserSession(): void {
  const entities = localStorage.getItem(LOCAL_KEYS.entitiesData);
  localStorage.clear();
  if (entities !== null) localStorage.setItem(LOCAL_KEYS.entitiesData, entities);
  notify();
}

/** The session, followed: also what another tab of the same browser does to it. */
export function useSession(): BrowserSession | null {
  return useSyncExternalStore(watchSession, getSession);
}

/** Calls back after every change of the session, its end included; returns the function that stops this. */
export function watchSession(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  // A page that the browser kept for Back got no events while it was hidden.
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}
