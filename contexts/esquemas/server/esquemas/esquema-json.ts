/** A JSON Schema, or a part of one. */
export type EsquemaJson = Readonly<Record<string, unknown>>;

/** Says which extension a message is, where an abstract composite was asked for: `xsi:type` of JSON. */
export const CLAVE_TIPO = '$tipo';

/** JSON Schema takes no moment without zone; the hour of Colombia is meant. */
export const ZONA_COLOMBIA = '-05:00';
