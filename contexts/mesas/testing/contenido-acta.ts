import type { ContenidoActa } from '../rules/actas/contenido-acta.ts';

const huella = (letter: string) => letter.repeat(64);

/** The snapshot of a meeting with something in every part. */
export const sampleContenidoActa: ContenidoActa = {
  edicion: {
    producto: 'Marco de Interoperabilidad para Gobierno Digital',
    ministerio: 'Ministerio de Tecnologías de la Información y las Comunicaciones',
    numero: 7,
    emision: 2,
    emitidaEn: '2026-11-20T20:15:00.000Z',
    direccion: 'https://marco.ejemplo.gov.co/mesas-interoperabilidad/viewmeeting/31/7?urlOri=consultar',
  },
  reunion: {
    mesa: { nombre: 'Pasaportes', entidadLider: 'MINISTERIO DE RELACIONES EXTERIORES' },
    tematica: 'Validación del esquema de consulta de pasaportes',
    iniciaEn: '2026-11-18T14:00:00.000Z',
    duracionMinutos: 90,
    lugar: 'Sala 4, Palacio de San Carlos',
    virtual: true,
    avance:
      'Se revisó el esquema de consulta publicado en el ambiente de pruebas. Las dos entidades consultaron 120 pasaportes y compararon las respuestas con el registro de origen.\nQuedó pendiente la prueba de carga.',
    participante: 'Delegados de cuatro entidades.',
    consultorPrincipal: 'Luisa Peña Arango',
    consultores: ['Julián Cárdenas Ruiz', 'Karol Torres Mejía'],
    asistentes: [
      { entidad: 'GOBERNACIÓN DE ANTIOQUIA', nombre: 'Óscar Úsuga Muñoz', asistio: false },
      { entidad: 'MIGRACIÓN COLOMBIA', nombre: 'Íngrid Ñáñez Güiza', asistio: true },
      { entidad: 'MINISTERIO DE RELACIONES EXTERIORES', nombre: 'Andrés Bello López', asistio: true },
    ],
    puntos: [
      { titulo: 'Compromisos vencidos', notas: 'Se cerró el de la reunión anterior.' },
      {
        titulo: 'Resultado de las pruebas',
        notas: 'De 120 consultas, 118 coincidieron. Las dos restantes son pasaportes anulados el mismo día.',
      },
    ],
    decisiones: [
      'El servicio responderá «sin vigencia» cuando el pasaporte se haya anulado el mismo día.',
      'La consulta pasa a producción cuando termine la prueba de carga.',
    ],
    compromisos: [
      {
        descripcion: 'Hacer la prueba de carga con 50 consultas por segundo',
        responsable: 'Íngrid Ñáñez Güiza',
        entidad: 'MIGRACIÓN COLOMBIA',
        venceEn: '2026-12-02',
      },
      {
        descripcion: 'Publicar la guía de consumo del servicio',
        responsable: 'Andrés Bello López',
        entidad: 'MINISTERIO DE RELACIONES EXTERIORES',
        venceEn: '2026-12-09',
      },
    ],
    documentos: [
      { nombre: 'Resultados de las pruebas.xlsx', bytes: 841_200, sha256: huella('a') },
      { nombre: 'Esquema de consulta v2.pdf', bytes: 1_460_000, sha256: huella('b') },
    ],
    enmiendas: [
      {
        entidad: 'MIGRACIÓN COLOMBIA',
        texto: 'Donde dice «120 pasaportes» debe decir «120 consultas de pasaportes».',
        decididaEn: '2026-11-20T19:00:00.000Z',
      },
    ],
  },
};
