/** Which way an element travels in the messages of a servicio. */
export const SENTIDOS = ['entrada', 'salida', 'ambos'] as const;
export type Sentido = (typeof SENTIDOS)[number];

export const NOMBRES_SENTIDO: Readonly<Record<Sentido, string>> = {
  entrada: 'Entrada',
  salida: 'Salida',
  ambos: 'Entrada y salida',
};
