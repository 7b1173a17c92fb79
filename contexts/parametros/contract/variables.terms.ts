/** A word in double braces that a template may use. */
export interface DefinicionVariable {
  readonly descripcion: string;
  /** What the preview and the test message show in its place. */
  readonly ejemplo: string;
}

/** Variables of every template: the product fills them in. */
export const VARIABLES_COMUNES = {
  nombre: { descripcion: 'Primer nombre de quien recibe el mensaje', ejemplo: 'María' },
  producto: {
    descripcion: 'Título del producto',
    ejemplo: 'Marco de Interoperabilidad para Gobierno Digital',
  },
  ministerio: { descripcion: 'Acrónimo del ministerio', ejemplo: 'MinTIC' },
  soporte: { descripcion: 'Correo de soporte', ejemplo: 'soporte@ejemplo.gov.co' },
  enlace: {
    descripcion: 'Dirección completa de la página a la que lleva el mensaje',
    ejemplo: 'https://marco.ejemplo.gov.co/app',
  },
} as const satisfies Readonly<Record<string, DefinicionVariable>>;
