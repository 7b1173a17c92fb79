import { ALLOWED } from '@marco/contract-kit/decision';
import type { MarcaDeSolicitud, PaginaConversacion, Paso, Solicitud } from '../contract/index.ts';
import { sampleSolicitud, toAcciones } from './solicitud-sample.ts';

/** The step that returned the sample request. */
const sampleVuelta: Paso = {
  id: 3,
  accion: 'devolver',
  desde: 'En revisión',
  hasta: 'Devuelta',
  desdeEstado: 'en-revision',
  hastaEstado: 'devuelta',
  dias: null,
  motivo: 'Falta precisar dos cosas.',
  usuario: 'Íngrid Ñáñez',
  fecha: '2026-11-05T15:00:00.000Z',
};

export const sampleMarcas: readonly MarcaDeSolicitud[] = [
  {
    id: 61,
    pasoId: 3,
    lugar: 'servicio.objetivo',
    parte: 'servicio',
    nombre: 'Objetivo del intercambio',
    texto: 'Diga qué trámite mejora.',
    respuesta: {
      clase: 'corregida',
      texto: 'Se nombró el trámite.',
      usuario: 'Óscar Peña',
      fecha: '2026-11-06T15:00:00.000Z',
    },
  },
  {
    id: 62,
    pasoId: 3,
    lugar: 'campos.numPasaporte',
    parte: 'campos',
    nombre: 'Campo numPasaporte',
    texto: 'Son diez caracteres.',
    respuesta: null,
  },
];

/** The sample request as it was returned, with one of its two marks answered. */
export const sampleDevuelta: Solicitud = {
  ...sampleSolicitud,
  estado: 'devuelta',
  pasos: [...sampleSolicitud.pasos, sampleVuelta],
  marcas: [...sampleMarcas],
  pendientes: [{ campo: 'campos', mensaje: 'Responda la observación sobre «Campo numPasaporte».' }],
  acciones: toAcciones(['editar', 'cancelar']),
};

export const sampleConversacion: PaginaConversacion = {
  mensajes: [
    {
      id: 1,
      autor: 'Íngrid Ñáñez',
      esMinisterio: true,
      esPropio: false,
      texto: 'Sirve el acto de 2020.',
      fecha: '2026-11-09T15:00:00.000Z',
    },
    {
      id: 2,
      autor: 'Óscar Peña',
      esMinisterio: false,
      esPropio: true,
      texto: 'Gracias.\n<b>Ya</b> lo pedimos.',
      fecha: '2026-11-09T16:00:00.000Z',
    },
  ],
  siguiente: null,
  total: 2,
  entidad: 'MINISTERIO DE RELACIONES EXTERIORES',
  escribir: ALLOWED,
};
