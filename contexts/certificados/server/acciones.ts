/** How people read each action this context writes into the audit trail. */
export const acciones: Readonly<Record<string, string>> = {
  'declinar-propuesta-certificado': 'Declinar suspensión propuesta de certificado',
  'descartar-revocacion-certificado': 'Descartar revocación de certificado',
  'expedir-certificado': 'Expedir certificado',
  'levantar-certificado': 'Levantar suspensión de certificado',
  'pedir-revocacion-certificado': 'Pedir revocación de certificado',
  'proponer-suspension-certificado': 'Proponer suspensión de certificado',
  'reemplazar-certificado': 'Reemplazar certificado',
  'revocar-certificado': 'Revocar certificado',
  'sellar-certificado': 'Sellar certificado',
  'suspender-certificado': 'Suspender certificado',
  'vencer-certificado': 'Vencer certificado',
  'vencer-propuesta-certificado': 'Vencer suspensión propuesta de certificado',
};
