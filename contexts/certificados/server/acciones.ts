/** How people read each action this context writes into the audit trail. */
export const acciones: Readonly<Record<string, string>> = {
  'descartar-revocacion-certificado': 'Descartar revocación de certificado',
  'expedir-certificado': 'Expedir certificado',
  'levantar-certificado': 'Levantar suspensión de certificado',
  'pedir-revocacion-certificado': 'Pedir revocación de certificado',
  'reemplazar-certificado': 'Reemplazar certificado',
  'revocar-certificado': 'Revocar certificado',
  'sellar-certificado': 'Sellar certificado',
  'suspender-certificado': 'Suspender certificado',
  'vencer-certificado': 'Vencer certificado',
};
