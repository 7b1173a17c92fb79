import { CLASES_FALLA } from '../../contract/terms.ts';
import { isFallaDelProveedor } from './clase-falla.ts';
import { createHistograma, findCubeta } from './histograma.ts';
import { type Intercambio, type LadoOperacion, pairLados, toEntrada, toFalla } from './parejas.ts';

export const HORA_MS = 3_600_000;
const MINUTO_MS = 60_000;
const MINUTOS = 60;
/** Calls of a minute from which it may count as down, and the share of failures above which it does (§12). */
const LLAMADAS_DE_MINUTO = 5;
const PARTE_CAIDA = 0.5;

/** A side, with the message and the relation it is about. */
export interface RegistroGuardado extends LadoOperacion {
  /** Digest of the identifier of the message. */
  readonly mensaje: string;
  /** Client and service that met. */
  readonly relacionId: number;
  readonly servicioId: number;
}

/** What a client asked of a service in an hour. */
export interface SumaDeHora {
  readonly relacionId: number;
  total: number;
  exitosas: number;
  /** By class, in the order of `CLASES_FALLA`. */
  readonly porFalla: number[];
  /** Exchanges of which only one side was told. */
  sinPareja: number;
  /** Durations of the client and of the provider, by bucket. */
  readonly msTotal: number[];
  readonly msProveedor: number[];
  /** Time on the way, in ms, and the exchanges it is the sum of. */
  msRed: number;
  conRed: number;
  bytes: number;
}

/** How a service stood in the minutes of an hour. */
export interface MinutosDeHora {
  readonly servicioId: number;
  readonly conTrafico: number;
  readonly caidos: number;
}

/** Hours since 1970 of a moment. */
export function toHora(ms: number): number {
  return Math.floor(ms / HORA_MS);
}

interface Minutos {
  readonly llamadas: Int32Array;
  readonly caidas: Int32Array;
}

/**
 * Sums of one hour. Sides are given sorted by message and relation, those of the neighbourhood (`MARGEN_DE_HORA_MS`)
 * too: only the exchanges of the hour are counted. It holds what grows with clients and services, never with calls.
 */
export function createSumador(hora: number) {
  const sumas = new Map<number, SumaDeHora>();
  const minutos = new Map<number, Minutos>();
  let grupo: RegistroGuardado[] = [];

  function closeGrupo(): void {
    const [first] = grupo;
    if (!first) return;
    for (const intercambio of pairLados(grupo)) {
      const entrada = toEntrada(intercambio);
      if (toHora(entrada) !== hora) continue;
      addIntercambio(getSuma(sumas, first.relacionId), intercambio);
      addMinuto(getMinutos(minutos, first.servicioId), Math.floor(entrada / MINUTO_MS) % MINUTOS, intercambio);
    }
    grupo = [];
  }

  return {
    add(registro: RegistroGuardado): void {
      const [first] = grupo;
      if (first && (first.mensaje !== registro.mensaje || first.relacionId !== registro.relacionId)) closeGrupo();
      grupo.push(registro);
    },
    close(): { readonly sumas: readonly SumaDeHora[]; readonly minutos: readonly MinutosDeHora[] } {
      closeGrupo();
      return { sumas: [...sumas.values()], minutos: [...minutos].map(closeMinutos) };
    },
  };
}

function getSuma(sumas: Map<number, SumaDeHora>, relacionId: number): SumaDeHora {
  const known = sumas.get(relacionId);
  if (known) return known;
  const suma: SumaDeHora = {
    relacionId,
    total: 0,
    exitosas: 0,
    porFalla: CLASES_FALLA.map(() => 0),
    sinPareja: 0,
    msTotal: createHistograma(),
    msProveedor: createHistograma(),
    msRed: 0,
    conRed: 0,
    bytes: 0,
  };
  sumas.set(relacionId, suma);
  return suma;
}

function addIntercambio(suma: SumaDeHora, intercambio: Intercambio): void {
  const { cliente, productor } = intercambio;
  const falla = toFalla(intercambio);
  suma.total += 1;
  if (falla === 0) suma.exitosas += 1;
  else suma.porFalla[falla - 1] = (suma.porFalla[falla - 1] ?? 0) + 1;
  if (cliente === null || productor === null) suma.sinPareja += 1;
  suma.bytes += (cliente ?? productor)?.bytes ?? 0;
  const total = cliente?.duracion ?? null;
  const proveedor = productor?.duracion ?? null;
  if (total !== null) addCubeta(suma.msTotal, total);
  if (proveedor !== null) addCubeta(suma.msProveedor, proveedor);
  // Two clocks: a provider that took longer than the whole says nothing of the way.
  if (total !== null && proveedor !== null && total >= proveedor) {
    suma.msRed += total - proveedor;
    suma.conRed += 1;
  }
}

function addCubeta(histograma: number[], ms: number): void {
  const cubeta = findCubeta(ms);
  histograma[cubeta] = (histograma[cubeta] ?? 0) + 1;
}

function getMinutos(minutos: Map<number, Minutos>, servicioId: number): Minutos {
  const known = minutos.get(servicioId);
  if (known) return known;
  const fresh = { llamadas: new Int32Array(MINUTOS), caidas: new Int32Array(MINUTOS) };
  minutos.set(servicioId, fresh);
  return fresh;
}

function addMinuto({ llamadas, caidas }: Minutos, minuto: number, intercambio: Intercambio): void {
  llamadas[minuto] = (llamadas[minuto] ?? 0) + 1;
  if (isFallaDelProveedor(toFalla(intercambio))) caidas[minuto] = (caidas[minuto] ?? 0) + 1;
}

function closeMinutos([servicioId, { llamadas, caidas }]: readonly [number, Minutos]): MinutosDeHora {
  const conTrafico = llamadas.filter((count) => count > 0).length;
  const caidos = llamadas.filter(
    (count, minuto) => count >= LLAMADAS_DE_MINUTO && (caidas[minuto] ?? 0) > PARTE_CAIDA * count,
  ).length;
  return { servicioId, conTrafico, caidos };
}
