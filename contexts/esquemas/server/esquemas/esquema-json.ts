/** A JSON Schema, or a part of one. */
export type EsquemaJson = Readonly<Record<string, unknown>>;

/** Says which extension a message is, where an abstract composite was asked for: `xsi:type` of JSON. */
export const CLAVE_TIPO = '$tipo';
