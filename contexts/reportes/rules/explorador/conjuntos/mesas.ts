import { DE_ENTIDAD, defineConjunto } from '../conjunto.ts';

export const CONJUNTO_MESAS = defineConjunto({
  codigo: 'mesas',
  titulo: 'Mesas de interoperabilidad',
  pregunta: '¿Cuántas mesas hay, quién las lidera y qué tanto se reúnen?',
  periodo: 'Creación',
  dimensiones: [
    {
      codigo: 'estado',
      nombre: 'Estado',
      clase: 'orden',
      terminos: { abierta: 'Abierta', cerrada: 'Cerrada' },
    },
    ...DE_ENTIDAD,
    { codigo: 'mesCreacion', nombre: 'Mes de creación', clase: 'mes' },
  ],
  medidas: [
    { codigo: 'mesas', nombre: 'Mesas', unidad: 'entero', aditiva: true },
    { codigo: 'reuniones', nombre: 'Reuniones realizadas', unidad: 'entero', aditiva: true },
    { codigo: 'servicios', nombre: 'Servicios vinculados', unidad: 'entero', aditiva: true },
  ],
  definicion: {
    texto: 'Cuenta las mesas por su entidad líder. Un servicio que está en dos mesas cuenta en cada una.',
    fuentes: ['Mesas', 'Reuniones'],
    versiones: ['2026-11-28'],
  },
});
