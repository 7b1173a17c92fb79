/** How people read each action this context writes into the audit trail. */
export const acciones: Readonly<Record<string, string>> = {
  'publicar-datos-abiertos': 'Publicar una edición de los datos abiertos',
  'publicar-volcado-datos-abiertos': 'Publicar el volcado de los datos abiertos',
};
