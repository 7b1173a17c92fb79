/** What a saving is computed of, with its unit; the formula is that of the domain (directorio §7.5). */
export const SUPUESTOS_AHORRO = {
  'parte-que-lo-trae': { nombre: 'Parte de los trámites en que hay que traer el papel', unidad: '%' },
  'minutos-obtener': { nombre: 'Tiempo para obtener el papel', unidad: 'minutos' },
  'minutos-desplazar': { nombre: 'Tiempo de desplazamiento', unidad: 'minutos' },
  'minutos-presentar': { nombre: 'Tiempo para presentarlo', unidad: 'minutos' },
  'valor-hora': { nombre: 'Valor de una hora de quien hace el trámite', unidad: 'pesos' },
  tarifa: { nombre: 'Tarifa del papel, si el trámite no dice otra', unidad: 'pesos' },
  transporte: { nombre: 'Transporte', unidad: 'pesos' },
  copias: { nombre: 'Copias y autenticaciones', unidad: 'pesos' },
  'minutos-recibir': { nombre: 'Tiempo de la entidad para recibirlo', unidad: 'minutos' },
  'minutos-verificar': { nombre: 'Tiempo de la entidad para verificarlo', unidad: 'minutos' },
  'minutos-archivar': { nombre: 'Tiempo de la entidad para archivarlo', unidad: 'minutos' },
  'valor-hora-funcionario': { nombre: 'Valor de una hora de un funcionario', unidad: 'pesos' },
  expedir: { nombre: 'Costo de expedir el papel', unidad: 'pesos' },
  transaccion: { nombre: 'Costo de una consulta por servicio', unidad: 'pesos' },
  'parte-que-reemplaza': { nombre: 'Parte de las consultas que ahorra una diligencia', unidad: '%' },
} as const;
export type SupuestoAhorro = keyof typeof SUPUESTOS_AHORRO;
export const CODIGOS_SUPUESTO = Object.keys(SUPUESTOS_AHORRO) as [SupuestoAhorro, ...SupuestoAhorro[]];

/** Shares are of a hundred. */
export const isParte = (codigo: SupuestoAhorro): boolean => SUPUESTOS_AHORRO[codigo].unidad === '%';

export const LIMITES_SUPUESTO = {
  valor: 1_000_000_000,
  fuente: 300,
  anioMinimo: 1990,
  anioMaximo: 2100,
} as const;
