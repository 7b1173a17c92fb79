/** How people read each action this context writes into the audit trail. */
export const acciones: Readonly<Record<string, string>> = {
  'identificar-version-servicio': 'Dar OID a una versión de servicio',
};
