/**
 * Closed: the registry is asked. Open: it is not asked, and the answer comes at once. Half-open: one request tests
 * whether the registry works again.
 */
export type EstadoCircuito = 'cerrado' | 'abierto' | 'semiabierto';

/** Events of a circuit. The conditions on number and time are computed before the table is read. */
export type SenalCircuito = 'consulta' | 'consulta-tras-espera' | 'exito' | 'falla' | 'ultima-falla';

interface Transicion {
  readonly estado: EstadoCircuito;
  /** Whether a question goes through to the registry. */
  readonly pasa?: true;
}

/** state × event → next state. An answer that comes late, to a question from before it opened, changes nothing. */
export const TRANSICIONES_CIRCUITO: Readonly<
  Record<EstadoCircuito, Readonly<Record<SenalCircuito, Transicion>>>
> = {
  cerrado: {
    consulta: { estado: 'cerrado', pasa: true },
    'consulta-tras-espera': { estado: 'cerrado', pasa: true },
    exito: { estado: 'cerrado' },
    falla: { estado: 'cerrado' },
    'ultima-falla': { estado: 'abierto' },
  },
  abierto: {
    consulta: { estado: 'abierto' },
    'consulta-tras-espera': { estado: 'semiabierto', pasa: true },
    exito: { estado: 'abierto' },
    falla: { estado: 'abierto' },
    'ultima-falla': { estado: 'abierto' },
  },
  semiabierto: {
    consulta: { estado: 'semiabierto' },
    'consulta-tras-espera': { estado: 'semiabierto' },
    exito: { estado: 'cerrado' },
    falla: { estado: 'abierto' },
    'ultima-falla': { estado: 'abierto' },
  },
};

export interface Circuito {
  readonly estado: EstadoCircuito;
  /** Failures in a row since the last success. */
  readonly fallas: number;
  /** When it opened last, in milliseconds of the caller's clock. */
  readonly abiertoDesde: number;
}

export const CIRCUITO_INICIAL: Circuito = { estado: 'cerrado', fallas: 0, abiertoDesde: 0 };

/** Failures in a row that open a circuit, and how long it stays open before one question goes through. */
export const LIMITES_CIRCUITO = { fallas: 5, esperaMs: 30_000 } as const;

/** A question arrives: whether it may go to the registry, and the circuit after it. */
export function computeConsulta(
  circuito: Circuito,
  ahora: number,
): { readonly pasa: boolean; readonly circuito: Circuito } {
  const waited = ahora - circuito.abiertoDesde >= LIMITES_CIRCUITO.esperaMs;
  const paso = TRANSICIONES_CIRCUITO[circuito.estado][waited ? 'consulta-tras-espera' : 'consulta'];
  return { pasa: paso.pasa ?? false, circuito: { ...circuito, estado: paso.estado } };
}

/** A question came back: the circuit after its success or failure. */
export function computeDesenlace(circuito: Circuito, exito: boolean, ahora: number): Circuito {
  const fallas = exito ? 0 : circuito.fallas + 1;
  const failure = fallas >= LIMITES_CIRCUITO.fallas ? 'ultima-falla' : 'falla';
  const { estado } = TRANSICIONES_CIRCUITO[circuito.estado][exito ? 'exito' : failure];
  const opened = estado === 'abierto' && circuito.estado !== 'abierto';
  return { estado, fallas, abiertoDesde: opened ? ahora : circuito.abiertoDesde };
}
