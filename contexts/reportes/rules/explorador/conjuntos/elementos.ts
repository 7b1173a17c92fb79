import { CLASE_ELEMENTO, ESTADO_VERSION, TIPO_ELEMENTO } from '@marco/elementos-de-dato/terms';
import { defineConjunto } from '../conjunto.ts';

export const CONJUNTO_ELEMENTOS = defineConjunto({
  codigo: 'elementos',
  titulo: 'Elementos de dato',
  pregunta: '¿Qué elementos tiene el lenguaje común y cuáles se usan?',
  periodo: 'Incorporación',
  dimensiones: [
    { codigo: 'capa', nombre: 'Capa de uso', clase: 'nombre', tabla: 'capa' },
    { codigo: 'dominio', nombre: 'Dominio', clase: 'nombre', tabla: 'dominio' },
    { codigo: 'tipo', nombre: 'Tipo', clase: 'orden', terminos: TIPO_ELEMENTO },
    { codigo: 'clase', nombre: 'Clase', clase: 'orden', terminos: CLASE_ELEMENTO },
    { codigo: 'estado', nombre: 'Estado', clase: 'orden', terminos: ESTADO_VERSION },
    {
      codigo: 'entidad',
      nombre: 'Entidad responsable',
      clase: 'nombre',
      tabla: 'entidad',
      sinValor: 'Sin entidad',
    },
    { codigo: 'sector', nombre: 'Sector', clase: 'nombre', tabla: 'sector', sinValor: 'Sin sector' },
    { codigo: 'mesIncorporacion', nombre: 'Mes de incorporación', clase: 'mes', sinValor: 'Sin incorporar' },
  ],
  medidas: [
    { codigo: 'versiones', nombre: 'Versiones', unidad: 'entero', aditiva: true },
    { codigo: 'elementos', nombre: 'Elementos distintos', unidad: 'entero', aditiva: false },
    { codigo: 'enUso', nombre: 'Versiones en uso', unidad: 'entero', aditiva: true },
    { codigo: 'descargas', nombre: 'Descargas', unidad: 'entero', aditiva: true },
    { codigo: 'validaciones', nombre: 'Mensajes validados', unidad: 'entero', aditiva: true },
  ],
  definicion: {
    texto:
      'Cuenta las versiones de los elementos de su lista. En uso está la que tiene un servicio. Un elemento con dos versiones es uno solo en el total.',
    fuentes: ['Elementos de dato', 'Servicios', 'Descargas', 'Validaciones'],
    versiones: ['2026-11-28'],
  },
});
