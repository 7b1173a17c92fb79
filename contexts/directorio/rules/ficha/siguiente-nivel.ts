/** What is missing for the next level of a servicio, and who supplies it; null at the last one. */
export function findSiguienteNivel(nivel: 0 | 1 | 2 | 3): string | null {
  switch (nivel) {
    case 0:
      return 'Para Estandarizado Nivel 1 falta que la entidad radique la solicitud con los datos del servicio y las normas que lo sustentan.';
    case 1:
      return 'Para Evaluado Nivel 2 falta que la entidad presente el contrato y que el banco de conformidad lo compare con lo estandarizado.';
    case 2:
      return 'Para Publicado Nivel 3 faltan los acuerdos, los compromisos de servicio y las pruebas en la plataforma de intercambio, que reúne la entidad con la Agencia Nacional Digital.';
    default:
      return null;
  }
}

/** Why a block of the page says nothing yet, and who supplies it. */
export const PENDIENTES = {
  proposito: { texto: 'La entidad no ha escrito para qué sirve el servicio.', quien: 'La entidad' },
  periodicidad: { texto: 'La entidad no ha dicho cada cuánto se actualizan los datos.', quien: 'La entidad' },
  datos: { texto: 'La entidad no ha dicho qué datos pide y entrega el servicio.', quien: 'La entidad' },
  datosPlanos: {
    texto: 'Se conocen los datos, pero aún no el orden en que van: lo dice la solicitud de nivel 1.',
    quien: 'La entidad',
  },
  niveles: { texto: 'El servicio aún no alcanza un nivel.', quien: 'La entidad' },
  ejemplos: {
    texto: 'Los mensajes de ejemplo se escriben desde los datos que la entidad estandariza en el nivel 1.',
    quien: 'La entidad',
  },
  simulador: { texto: 'El servicio aún no se puede simular.', quien: 'La entidad' },
  contrato: {
    texto: 'El contrato se publica con el certificado de nivel 2.',
    quien: 'La entidad',
  },
  baseLegal: {
    texto: 'La entidad no ha registrado las normas que sustentan el intercambio.',
    quien: 'La entidad',
  },
  consumidores: { texto: 'Aún sin consumidores.', quien: 'La entidad' },
  salud: {
    texto: 'Sin datos de operación: la Agencia Nacional Digital no los ha cargado.',
    quien: 'La Agencia Nacional Digital',
  },
  cambios: { texto: 'El servicio aún no tiene versiones certificadas.', quien: 'La entidad' },
  preguntas: {
    texto: 'La entidad aún no recibe preguntas por este medio. Escriba a soporte.',
    quien: 'La entidad',
  },
  contacto: { texto: 'La entidad no ha registrado el buzón del servicio.', quien: 'La entidad' },
} as const;
