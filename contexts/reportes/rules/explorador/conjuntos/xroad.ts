import { defineConjunto } from '../conjunto.ts';

export const CONJUNTO_XROAD = defineConjunto({
  codigo: 'xroad',
  titulo: 'X-Road por hora',
  pregunta: '¿Cuánto se intercambia, cuándo y con qué resultado?',
  periodo: 'Hora del intercambio',
  dimensiones: [
    { codigo: 'mes', nombre: 'Mes', clase: 'mes' },
    { codigo: 'dia', nombre: 'Día', clase: 'dia' },
    { codigo: 'hora', nombre: 'Hora del día', clase: 'orden' },
    { codigo: 'proveedor', nombre: 'Proveedor', clase: 'nombre', tabla: 'miembro' },
    { codigo: 'consumidor', nombre: 'Consumidor', clase: 'nombre', tabla: 'miembro' },
    { codigo: 'servicio', nombre: 'Servicio', clase: 'nombre', tabla: 'servicio-xroad' },
  ],
  medidas: [
    { codigo: 'transacciones', nombre: 'Transacciones', unidad: 'entero', aditiva: true },
    { codigo: 'exitosas', nombre: 'Exitosas', unidad: 'entero', aditiva: true },
    { codigo: 'fallidas', nombre: 'Fallidas', unidad: 'entero', aditiva: true },
    { codigo: 'exito', nombre: 'Porcentaje de éxito', unidad: 'porcentaje', aditiva: false },
    { codigo: 'bytes', nombre: 'Bytes', unidad: 'bytes', aditiva: true },
  ],
  definicion: {
    texto:
      'Suma las horas de producción que midió la plataforma. Usted ve las de su entidad, como proveedora o como consumidora; el ministerio y la AND ven todas.',
    fuentes: ['Monitoreo operativo de X-Road, importado por la Agencia Nacional Digital'],
    versiones: ['2026-11-28'],
  },
});
