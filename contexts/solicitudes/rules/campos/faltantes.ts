import type { AccionCampo, DecisionCampo } from '../../contract/terms.ts';
import type { Guarda } from '../ciclo/ciclo-de-vida.ts';

/** Conditions that look at the rows of the catalogue. */
type GuardaDeCampos = Extract<Guarda, 'catalogada' | 'aprobada' | 'cumplida'>;

/** A row of the catalogue as the steps look at it. */
export interface CampoPorTramitar {
  readonly accion: AccionCampo | null;
  /** The element it becomes; null while it is not chosen. */
  readonly elemento: object | null;
  readonly justificacion: string;
  readonly decision: DecisionCampo;
  readonly cumplido: boolean | null;
}

/** Actions that change the common language: they need a written reason. */
const CON_JUSTIFICACION: ReadonlySet<AccionCampo | null> = new Set(['definir', 'modificar', 'caducar']);

/** Whether the proposal for a field changes the common language, so that a reason is needed. */
export function isJustificacionRequerida(accion: AccionCampo | null): boolean {
  return CON_JUSTIFICACION.has(accion);
}

/**
 * What each part of a row still lacks before the entity can decide, with the message of that part; empty if it is
 * complete.
 */
export function listFaltantesDeFila({
  accion,
  elemento,
  justificacion,
}: Pick<CampoPorTramitar, 'accion' | 'elemento' | 'justificacion'>): Readonly<
  Record<'accion' | 'elemento' | 'justificacion', readonly string[]>
> {
  const lacksPorque = isJustificacionRequerida(accion) && justificacion.trim() === '';
  return {
    accion: accion === null ? ['Elija qué se hace con el campo.'] : [],
    elemento: elemento === null ? ['Elija el elemento de dato en que queda el campo.'] : [],
    justificacion: lacksPorque ? ['Diga por qué no se reutiliza el elemento como está.'] : [],
  };
}

type Cuenta = readonly [cantidad: number, uno: string, varios: string];

function presentCuentas(cuentas: readonly Cuenta[]): string[] {
  return cuentas
    .filter(([cantidad]) => cantidad > 0)
    .map(([cantidad, uno, varios]) => (cantidad === 1 ? `1 ${uno}` : `${cantidad} ${varios}`));
}

/**
 * What the rows of the catalogue still lack for each step, as people read it: to be presented each row needs an
 * element, to be approved each row needs a decision, and to be certified the common language must contain what the
 * rows ask (docs/rules/requests.md).
 */
export function listFaltantesDeCampos(
  campos: readonly CampoPorTramitar[],
): Readonly<Record<GuardaDeCampos, readonly string[]>> {
  const count = (lacks: (campo: CampoPorTramitar) => boolean) => campos.filter(lacks).length;
  const lacksElemento = (campo: CampoPorTramitar) => campo.accion === null || campo.elemento === null;
  const lacksPorque = (campo: CampoPorTramitar) =>
    !lacksElemento(campo) && listFaltantesDeFila(campo).justificacion.length > 0;
  if (campos.length === 0) {
    const none = ['La solicitud no tiene campos.'];
    return { catalogada: none, aprobada: none, cumplida: none };
  }
  return {
    catalogada: presentCuentas([
      [count(lacksElemento), 'campo no tiene elemento y acción.', 'campos no tienen elemento y acción.'],
      [
        count(lacksPorque),
        'campo que define, modifica o caduca un elemento no tiene justificación.',
        'campos que definen, modifican o caducan un elemento no tienen justificación.',
      ],
    ]),
    aprobada: presentCuentas([
      [
        count(({ decision }) => decision === 'pendiente'),
        'campo espera su decisión.',
        'campos esperan su decisión.',
      ],
      [
        count(({ decision }) => decision === 'observada'),
        'campo está observado.',
        'campos están observados.',
      ],
    ]),
    cumplida: presentCuentas([
      [
        count(({ cumplido }) => cumplido !== true),
        'campo espera que su elemento quede como dice el catálogo.',
        'campos esperan que su elemento quede como dice el catálogo.',
      ],
    ]),
  };
}
