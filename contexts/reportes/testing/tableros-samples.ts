import type { PiezaLeida, ResumenTablero, TableroLeido } from '../contract/index.ts';
import { presentSampleValores, sampleDetalle, sampleTarjeta } from './reportes-samples.ts';

const { explicable: _, filtros: __, ...indicador } = sampleDetalle;

const cifra: PiezaLeida = {
  codigo: 'IND-02',
  ambito: '',
  vistaId: null,
  forma: 'cifra',
  titulo: sampleTarjeta.pregunta,
  parte: 'Todo el país',
  direccion: '/app/indicadores/IND-02',
  razon: '',
  tarjeta: sampleTarjeta,
  grafica: null,
  vista: null,
};

const enGrafica: PiezaLeida = {
  ...cifra,
  ambito: 'sector=3',
  forma: 'grafica',
  parte: 'Sector: Salud',
  direccion: '/app/indicadores/IND-02?sector=3',
  tarjeta: null,
  grafica: { indicador, series: presentSampleValores(false).series },
};

/** One that its reader may not read any more. */
const perdida: PiezaLeida = {
  ...cifra,
  codigo: 'IND-12',
  titulo: 'IND-12',
  parte: '',
  direccion: '',
  razon: 'Su rol no puede leer este indicador, o ya no existe.',
  tarjeta: null,
};

/** A view of the explorer. */
const deVista: PiezaLeida = {
  ...perdida,
  codigo: null,
  vistaId: '3f0c9f6e-0000-4000-8000-000000000000',
  forma: 'grafica',
  titulo: 'Servicios por estado',
  parte: 'Servicios',
  direccion: '/app/explorador?vista=3f0c9f6e-0000-4000-8000-000000000000',
  razon: '',
  vista: {
    dibujo: 'barras',
    exploracion: {
      conjunto: 'servicios',
      dimensiones: [{ codigo: 'estado', nombre: 'Estado', clase: 'orden' }],
      medidas: [
        { codigo: 'servicios', nombre: 'Servicios', unidad: 'entero', aditiva: true },
        { codigo: 'publicados', nombre: 'Con versión publicada', unidad: 'entero', aditiva: true },
      ],
      filas: [
        { claves: ['1'], nombres: ['Identificado'], valores: [1200, 0] },
        { claves: ['5'], nombres: ['Publicado nivel 3'], valores: [300, 300] },
      ],
      grupos: 2,
      totales: [1500, 300],
      definicion: {
        texto: 'Cada fila es un servicio.',
        fuentes: ['Servicios'],
        version: 1,
        desde: '2026-11-01',
      },
      corte: { momento: '2026-08-01T07:00:00.000Z', calidad: 'completo', razon: null },
    },
  },
};

const comun = {
  id: 4,
  nombre: 'Seguimiento',
  version: 3,
  rol: null,
  modificadoEn: '2026-08-01T07:00:00.000Z',
};

/** A board of the person with a figure, a plot, one that fails alone and a view. */
export const sampleTablero: TableroLeido = { ...comun, piezas: [cifra, enGrafica, perdida, deVista] };

export const sampleResumen: ResumenTablero = { ...comun, piezas: 4 };
