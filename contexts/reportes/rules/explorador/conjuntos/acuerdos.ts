import { ESTADO_ACUERDO } from '@marco/acuerdos/terms';
import { defineConjunto } from '../conjunto.ts';

export const CONJUNTO_ACUERDOS = defineConjunto({
  codigo: 'acuerdos',
  titulo: 'Acuerdos de consumo',
  pregunta: '¿Quién acordó consumir qué?',
  periodo: 'Solicitud',
  dimensiones: [
    { codigo: 'estado', nombre: 'Estado', clase: 'orden', terminos: ESTADO_ACUERDO },
    { codigo: 'consumidora', nombre: 'Entidad que consume', clase: 'nombre', tabla: 'entidad' },
    { codigo: 'proveedora', nombre: 'Entidad que entrega', clase: 'nombre', tabla: 'entidad' },
    { codigo: 'servicio', nombre: 'Servicio', clase: 'nombre', tabla: 'servicio' },
    { codigo: 'mesSolicitud', nombre: 'Mes de solicitud', clase: 'mes' },
  ],
  medidas: [
    { codigo: 'acuerdos', nombre: 'Acuerdos', unidad: 'entero', aditiva: true },
    { codigo: 'activos', nombre: 'Activos', unidad: 'entero', aditiva: true },
    { codigo: 'campos', nombre: 'Campos pedidos', unidad: 'entero', aditiva: true },
  ],
  definicion: {
    texto: 'Cuenta los acuerdos de su lista. Un campo que se pide con dos finalidades cuenta en cada una.',
    fuentes: ['Acuerdos', 'Finalidades'],
    versiones: ['2026-11-28'],
  },
});
