import type { ResponseOutput } from '@marco/contract-kit';
import type { ApiClient } from '@marco/web-kit/api-client';
import type { keepSesionEndpoint } from '../../contract/index.ts';
import { findInactividad, type Inactividad } from '../../rules/sesiones/inactividad.ts';
import { openTabChannel } from './tab-channel.ts';

type Vigencia = ResponseOutput<typeof keepSesionEndpoint>;

/** Events that count as activity: mouse, keyboard, touch and wheel. */
const EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
const TICK_MS = 1000;
/** How often the server and the other tabs are informed of activity in this tab. */
const TELL_SERVER_MS = 120_000;
const TELL_TABS_MS = 5000;

/** The absolute end, which activity does not delay. */
export interface Fin {
  readonly restanSegundos: number;
  /** The moment, to be shown. */
  readonly terminaEn: string;
}

export interface IdleListener {
  readonly onInactividad: (inactividad: Inactividad) => void;
  readonly onFin: (fin: Fin) => void;
}

export interface IdleClock {
  /** The person chose to go on. */
  keep(): void;
  /** The browser has a new session: its limits are asked for. */
  renew(): void;
  stop(): void;
}

/**
 * Measures how long there was no activity in any tab, and reports it each second. Activity in one tab counts for all.
 * While the warning is shown, only the choice to continue counts in this tab. Activity that the server does not know
 * of is reported to it.
 */
export function startIdleClock(api: ApiClient, { onInactividad, onFin }: IdleListener): IdleClock {
  let limites: Vigencia | undefined;
  let limitesHeard = 0;
  let last = Date.now();
  let toldServer = Number.NEGATIVE_INFINITY;
  let toldTabs = 0;
  let isWarning = false;
  const channel = openTabChannel(() => {
    last = Date.now();
  });

  function tellServer(): void {
    toldServer = Date.now();
    api
      .call<typeof keepSesionEndpoint>({ method: 'POST', path: '/sesiones/seguir' }, {}, { base: 'private' })
      .then((vigencia) => {
        limites = vigencia;
        limitesHeard = Date.now();
      })
      // The handler of 401 deals with an ended session. A failed call is repeated with the next activity.
      .catch(() => {
        toldServer = Number.NEGATIVE_INFINITY;
      });
  }

  function note(): void {
    last = Date.now();
    if (last - toldTabs >= TELL_TABS_MS) {
      toldTabs = last;
      channel.send('activity');
    }
    if (last - toldServer >= TELL_SERVER_MS) tellServer();
  }

  function onWork(): void {
    if (!isWarning) note();
  }

  function tick(): void {
    if (!limites) return;
    const inactividad = findInactividad(limites, last, Date.now());
    isWarning = inactividad.estado !== 'activa';
    onInactividad(inactividad);
    const restan = limites.restanSegundos - Math.floor((Date.now() - limitesHeard) / TICK_MS);
    onFin({ restanSegundos: restan, terminaEn: limites.terminaEn });
  }

  for (const name of EVENTS) addEventListener(name, onWork, { capture: true, passive: true });
  const timer = setInterval(tick, TICK_MS);
  tellServer();

  return {
    keep: () => {
      isWarning = false;
      toldTabs = 0;
      toldServer = Number.NEGATIVE_INFINITY;
      note();
      tick();
    },
    renew: tellServer,
    stop: () => {
      clearInterval(timer);
      channel.close();
      for (const name of EVENTS) removeEventListener(name, onWork, { capture: true });
    },
  };
}
