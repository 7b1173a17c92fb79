import { setTimeout } from 'node:timers/promises';
import {
  CIRCUITO_INICIAL,
  type Circuito,
  computeConsulta,
  computeDesenlace,
} from '../../rules/nit/cortacircuitos.ts';
import type { MotivoFalla, ResultadoRegistro } from '../../rules/nit/respuesta-nit.ts';
import { type Attempt, runAttempt } from './attempt.ts';
import type { FormatoRegistro } from './formato-registro.ts';
import type { RegistroEntidades } from './registro-entidades.ts';

/** Time one attempt may take until its last byte. */
const LIMIT_MS = 3_000;

/** Attempts after the first, and the pause before the first of them; each further pause is twice as long. */
const RETRIES = 2;
const BACKOFF_MS = 200;

export interface HttpRegistroSettings {
  /** Address that answers `?nit=…&dv=…`. */
  readonly address: string;
  readonly formato: FormatoRegistro;
  /** Milliseconds; default 3000. */
  readonly limitMs?: number;
  /** Milliseconds of a clock that only moves forward. */
  readonly clock?: () => number;
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/**
 * A registry behind an address. Each attempt has a time limit; a broken connection and a 5xx are tried
 * again, anything else is not; after several failures in a row the registry is left alone for a while.
 */
export function createHttpRegistro({
  address,
  formato,
  limitMs = LIMIT_MS,
  clock = () => performance.now(),
  pause = setTimeout,
}: HttpRegistroSettings): RegistroEntidades {
  let circuito: Circuito = CIRCUITO_INICIAL;

  async function ask(url: URL): Promise<Attempt> {
    for (let retry = 0; ; retry += 1) {
      const attempt = await runAttempt(url, limitMs);
      if (attempt.kind !== 'transient' || retry === RETRIES) return attempt;
      await pause(BACKOFF_MS * 2 ** retry);
    }
  }

  return {
    async find(nit, dv) {
      const consulta = computeConsulta(circuito, clock());
      circuito = consulta.circuito;
      if (!consulta.pasa) return toFalla('circuito-abierto');
      const resultado = readAttempt(await ask(buildUrl(address, nit, dv)), formato, nit, dv);
      circuito = computeDesenlace(circuito, resultado.resultado !== 'falla', clock());
      return resultado;
    },
  };
}

function buildUrl(address: string, nit: string, dv: string): URL {
  const url = new URL(address);
  url.searchParams.set('nit', nit);
  url.searchParams.set('dv', dv);
  return url;
}

function readAttempt(attempt: Attempt, formato: FormatoRegistro, nit: string, dv: string): ResultadoRegistro {
  if (attempt.kind !== 'answer') return toFalla(attempt.motivo);
  return formato.read(attempt.content, nit, dv) ?? toFalla('respuesta-inesperada');
}

function toFalla(motivo: MotivoFalla): ResultadoRegistro {
  return { resultado: 'falla', motivo };
}
