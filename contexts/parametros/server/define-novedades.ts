import type { DefinicionVariable } from '../contract/terms.ts';

/** An event that the product informs people of, by mail, in the product, or both. */
export interface DefinicionNovedad {
  readonly nombre: string;
  readonly descripcion: string;
  /** Whether it can be a notice in the product: the reader has an account and may be signed in. */
  readonly enProducto: boolean;
  /** Whether people may choose the channel; messages that are needed to enter the system are always sent. */
  readonly configurable: boolean;
  /** Whether the message contains a secret: then its text is deleted after sending. */
  readonly reservado: boolean;
  readonly variables: Readonly<Record<string, DefinicionVariable>>;
  /** The text until an administrator changes it. */
  readonly plantilla: {
    readonly asunto: string;
    readonly aviso: string;
    /** Paragraphs of the mail between its greeting and its signature. */
    readonly cuerpo: readonly string[];
    /** Whether it is also mailed; by default yes. */
    readonly porCorreo?: boolean;
  };
}

/** An event with its code and its place. */
export interface NovedadDefinida extends DefinicionNovedad {
  readonly codigo: string;
  /** Place on the screens, the smallest first. */
  readonly orden: number;
}

/** Variables many events have. */
export const VARIABLES_HABITUALES = {
  entidad: { descripcion: 'Nombre de la entidad', ejemplo: 'Alcaldía de Ejemplo' },
  motivo: { descripcion: 'Motivo que escribió quien decidió', ejemplo: 'El cargo no corresponde.' },
  fecha: { descripcion: 'Fecha y hora, hora de Colombia', ejemplo: '20 de noviembre de 2026, 3:15 p. m.' },
} as const satisfies Readonly<Record<string, DefinicionVariable>>;

/**
 * Declares the events that a context informs people of, by code. A template may use the variables of its event and
 * the common ones; the caller of `notify` must give a value for each of the event.
 *
 * @param orden place of these events among all on the screens, the smallest first; they stand there as they are declared
 */
export function defineNovedades<const E extends Readonly<Record<string, DefinicionNovedad>>>(
  orden: number,
  definiciones: E,
): { readonly [C in keyof E & string]: E[C] & { readonly codigo: C; readonly orden: number } };
export function defineNovedades(
  orden: number,
  definiciones: Readonly<Record<string, DefinicionNovedad>>,
): Record<string, NovedadDefinida> {
  return Object.fromEntries(
    Object.entries(definiciones).map(([codigo, definicion]) => [codigo, { ...definicion, codigo, orden }]),
  );
}
