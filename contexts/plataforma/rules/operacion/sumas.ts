import { CLASES_FALLA } from '../../contract/terms.ts';
import { isFallaDelProveedor } from './clase-falla.ts';
import { createHistograma, findCubeta } from './histograma.ts';
import { type Intercambio, type LadoOperacion, listIntercambios, toEntrada, toFalla } from './parejas.ts';

export const HORA_MS = 3_600_000;
const MINUTO_MS = 60_000;
const MINUTOS = 60;
/** Calls of a minute from which it may count as down, and the share of failures above which it does (§12). */
const LLAMADAS_DE_MINUTO = 5;
const PARTE_CAIDA = 0.5;

/** A side, with the message and the relation it is about. */
export interface RegistroGuardado extends LadoOperacion {
  /** Digest of the identifier of the message. */
  readonly huella: string;
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

/** How a service stood in an hour, whoever called it. */
export interface PulsoDeHora {
  readonly servicioId: number;
  readonly llamadas: number;
  readonly exitosas: number;
  /** By class, in the order of `CLASES_FALLA`. */
  readonly porFalla: readonly number[];
  /** Durations of the provider, by bucket. */
  readonly msProveedor: readonly number[];
  /** Minutes with a call, and those in which it was down. */
  readonly conTrafico: number;
  readonly caidos: number;
}

/** Hours since 1970 of a moment. */
export function toHora(ms: number): number {
  return Math.floor(ms / HORA_MS);
}

interface Pulso {
  llamadas: number;
  exitosas: number;
  readonly porFalla: number[];
  readonly msProveedor: number[];
  readonly porMinuto: Int32Array;
  readonly fallidasPorMinuto: Int32Array;
}

/**
 * Sums of one hour. Sides are given sorted by message and relation, those of the neighbourhood (`MARGEN_DE_HORA_MS`)
 * too: only the exchanges of the hour are counted. It holds what grows with clients and services, never with calls.
 */
export function createSumador(hora: number) {
  const sumas = new Map<number, SumaDeHora>();
  const pulsos = new Map<number, Pulso>();
  let grupo: RegistroGuardado[] = [];

  function closeGrupo(): void {
    const [first] = grupo;
    if (!first) return;
    for (const intercambio of listIntercambios(grupo)) {
      const entrada = toEntrada(intercambio);
      if (toHora(entrada) !== hora) continue;
      addIntercambio(getSuma(sumas, first.relacionId), intercambio);
      addPulso(getPulso(pulsos, first.servicioId), Math.floor(entrada / MINUTO_MS) % MINUTOS, intercambio);
    }
    grupo = [];
  }

  return {
    add(registro: RegistroGuardado): void {
      const [first] = grupo;
      if (first && (first.huella !== registro.huella || first.relacionId !== registro.relacionId))
        closeGrupo();
      grupo.push(registro);
    },
    close(): { readonly sumas: readonly SumaDeHora[]; readonly pulsos: readonly PulsoDeHora[] } {
      closeGrupo();
      return { sumas: [...sumas.values()], pulsos: [...pulsos].map(closePulso) };
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
  addFin(suma, falla);
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

/** How it ended. */
function addFin(cuenta: { exitosas: number; readonly porFalla: number[] }, falla: number): void {
  if (falla === 0) cuenta.exitosas += 1;
  else cuenta.porFalla[falla - 1] = (cuenta.porFalla[falla - 1] ?? 0) + 1;
}

function getPulso(pulsos: Map<number, Pulso>, servicioId: number): Pulso {
  const known = pulsos.get(servicioId);
  if (known) return known;
  const pulso: Pulso = {
    llamadas: 0,
    exitosas: 0,
    porFalla: CLASES_FALLA.map(() => 0),
    msProveedor: createHistograma(),
    porMinuto: new Int32Array(MINUTOS),
    fallidasPorMinuto: new Int32Array(MINUTOS),
  };
  pulsos.set(servicioId, pulso);
  return pulso;
}

function addPulso(pulso: Pulso, minuto: number, intercambio: Intercambio): void {
  const { porMinuto, fallidasPorMinuto, msProveedor } = pulso;
  const falla = toFalla(intercambio);
  const duracion = intercambio.productor?.duracion ?? null;
  pulso.llamadas += 1;
  addFin(pulso, falla);
  if (duracion !== null) addCubeta(msProveedor, duracion);
  porMinuto[minuto] = (porMinuto[minuto] ?? 0) + 1;
  if (isFallaDelProveedor(falla)) fallidasPorMinuto[minuto] = (fallidasPorMinuto[minuto] ?? 0) + 1;
}

function closePulso([servicioId, pulso]: readonly [number, Pulso]): PulsoDeHora {
  const { porMinuto, fallidasPorMinuto, ...cuenta } = pulso;
  const conTrafico = porMinuto.filter((count) => count > 0).length;
  const caidos = porMinuto.filter(
    (count, minuto) => count >= LLAMADAS_DE_MINUTO && (fallidasPorMinuto[minuto] ?? 0) > PARTE_CAIDA * count,
  ).length;
  return { servicioId, ...cuenta, conTrafico, caidos };
}
