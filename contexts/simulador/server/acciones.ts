/** How people read each action this context writes into the audit trail. */
export const acciones: Readonly<Record<string, string>> = {
  'ensayar-xroad': 'Ensayar un servicio en X-Road',
};
