/** What the form of a mesa sends, without the ids of its references. */
export const sampleDatosMesa = {
  nombre: 'Certificados de vecindad',
  objetivo: 'Consultar en línea el lugar de residencia.',
  descripcion: 'Reúne a las alcaldías que expiden el certificado y a quienes lo piden.',
  emailResponsableEntidad: 'interoperabilidad@ejemplo.gov.co',
  emailConsultor: 'consultora@ejemplo.gov.co',
} as const;
