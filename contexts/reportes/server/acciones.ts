/** How people read each action this context writes into the audit trail. */
export const acciones: Readonly<Record<string, string>> = {
  'cerrar-mes-indicadores': 'Cerrar un mes de los indicadores',
};
