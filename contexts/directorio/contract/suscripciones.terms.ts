/** What somebody may ask to be told of. */
export const OBJETOS_SUSCRIPCION = ['busqueda', 'servicio', 'elemento'] as const;
export type ObjetoSuscripcion = (typeof OBJETOS_SUSCRIPCION)[number];

/** How often. */
export const FRECUENCIAS_SUSCRIPCION = ['inmediata', 'diaria', 'semanal'] as const;
export type FrecuenciaSuscripcion = (typeof FRECUENCIAS_SUSCRIPCION)[number];
export const FRECUENCIA_SUSCRIPCION: Readonly<Record<FrecuenciaSuscripcion, string>> = {
  inmediata: 'Apenas cambie',
  diaria: 'Una vez al día',
  semanal: 'Una vez a la semana',
};

/** One that a visitor asked for counts once they confirmed its address. */
export const ESTADOS_SUSCRIPCION = ['por-confirmar', 'activa', 'retirada'] as const;
export type EstadoSuscripcion = (typeof ESTADOS_SUSCRIPCION)[number];

/** What happened to a servicio, by its code in feeds and mails. */
export const TIPOS_CAMBIO_DIRECTORIO = [
  'servicio-nuevo',
  'nivel-alcanzado',
  'version-obsoleta',
  'retiro-fijado',
  'version-retirada',
  'version-suspendida',
  'suspension-levantada',
  'nivel-perdido',
  'pagina-cambiada',
] as const;
export type TipoCambioDirectorio = (typeof TIPOS_CAMBIO_DIRECTORIO)[number];
export const TIPO_CAMBIO_DIRECTORIO: Readonly<Record<TipoCambioDirectorio, string>> = {
  'servicio-nuevo': 'Servicio nuevo en el directorio',
  'nivel-alcanzado': 'Alcanzó un nivel',
  'version-obsoleta': 'Una versión quedó obsoleta',
  'retiro-fijado': 'Se fijó el día en que se retira una versión',
  'version-retirada': 'Una versión se retiró',
  'version-suspendida': 'Una versión se suspendió',
  'suspension-levantada': 'Se levantó una suspensión',
  'nivel-perdido': 'Perdió un nivel',
  'pagina-cambiada': 'Cambió lo que dice su página',
};

/** Days a visitor has to confirm a subscription; after them it is forgotten. */
export const DIAS_PARA_CONFIRMAR = 2;

export const LIMITES_SUSCRIPCION = { correo: 254, porPersona: 100 } as const;

/** Most letters of a datum nobody serves, in the words of who needs it. */
export const LIMITES_DEMANDA = { dato: 120, motivo: 500 } as const;
export const TAMANOS_DEMANDAS = [10, 25, 50] as const;

/** Action of reCAPTCHA of what a visitor sends. */
export const ACCIONES_RECAPTCHA_DIRECTORIO = { demanda: 'pedir_dato', suscripcion: 'suscribirse' } as const;
