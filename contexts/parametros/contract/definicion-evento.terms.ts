/** A word in double braces that a template may use. */
export interface DefinicionVariable {
  readonly descripcion: string;
  /** What the preview and the test message show in its place. */
  readonly ejemplo: string;
}

/** One thing the product tells people, by mail, in the product, or both. */
export interface DefinicionEvento {
  readonly nombre: string;
  readonly descripcion: string;
  /** Whether it can be a notice in the product: the reader has an account and may be signed in. */
  readonly enProducto: boolean;
  /** Whether people may choose the channel; what is needed to enter the system always arrives. */
  readonly configurable: boolean;
  /** Whether the message opens something by itself: its text is not kept once sent. */
  readonly reservado: boolean;
  readonly variables: Readonly<Record<string, DefinicionVariable>>;
}

export const entidad = { descripcion: 'Nombre de la entidad', ejemplo: 'Alcaldía de Ejemplo' } as const;
export const motivo = {
  descripcion: 'Motivo que escribió quien decidió',
  ejemplo: 'El cargo no corresponde.',
} as const;
export const fecha = {
  descripcion: 'Fecha y hora, hora de Colombia',
  ejemplo: '20 de noviembre de 2026, 3:15 p. m.',
} as const;
