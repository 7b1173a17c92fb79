import { ALLOWED } from '@marco/contract-kit/decision';
import type { Acta, Enmienda, GestionActa, PropuestaActa, VerificacionActa } from '../contract/index.ts';

const huella = (letter: string) => letter.repeat(64);

/** An acta issued, with its files. */
export function createActaSample(part: Partial<Acta> = {}): Acta {
  return {
    numero: 7,
    emision: 1,
    estado: 'emitida',
    edicion: 'completa',
    preparacion: 'lista',
    emitidaEn: '2026-11-20T20:15:00.000Z',
    enmiendaHasta: null,
    huellaContenido: huella('c'),
    pdf: { idArchivo: 'f-pdf', nombre: 'Acta 007 - Pasaportes.pdf', tamano: 41_263, sha256: huella('1') },
    docx: { idArchivo: 'f-docx', nombre: 'Acta 007 - Pasaportes.docx', tamano: 11_800, sha256: huella('2') },
    publica: createEdicionPublica(),
    sello: null,
    selloAnterior: null,
    selladaEn: null,
    archivosSellados: [],
    ...part,
  };
}

/** What anybody is given of it. */
function createEdicionPublica(): NonNullable<Acta['publica']> {
  const nombre = 'Acta 007 - Pasaportes (edición pública)';
  return {
    huella: huella('b'),
    pdf: { idArchivo: 'f-publica-pdf', nombre: `${nombre}.pdf`, tamano: 39_420, sha256: huella('4') },
    docx: { idArchivo: 'f-publica-docx', nombre: `${nombre}.docx`, tamano: 11_200, sha256: huella('5') },
  };
}

/** The same as a visitor reads it. */
export function createActaPublica(part: Partial<Acta> = {}): Acta {
  const { pdf, docx } = createEdicionPublica();
  return { ...createActaSellada(), edicion: 'publica', pdf, docx, ...part };
}

/** The same sealed over three files. */
export function createActaSellada(): Acta {
  const acta = createActaSample();
  const adjunto = { idArchivo: 'f-1', nombre: 'Anexo.pdf', tamano: 900, sha256: huella('3') };
  return {
    ...acta,
    estado: 'sellada',
    sello: huella('e'),
    selladaEn: '2026-11-28T15:00:00.000Z',
    archivosSellados: [
      ...(acta.pdf ? [{ ...acta.pdf, papel: 'acta-pdf' as const }] : []),
      ...(acta.docx ? [{ ...acta.docx, papel: 'acta-docx' as const }] : []),
      { ...adjunto, papel: 'adjunto' },
    ],
  };
}

/** A proposal nobody decided. */
export const ENMIENDA: Enmienda = {
  id: 12,
  texto: 'Donde dice 120 pasaportes debe decir 120 consultas.',
  entidad: 'MIGRACIÓN COLOMBIA',
  propuestaPor: 'Íngrid Ñáñez Güiza',
  propuestaEn: '2026-11-21T15:00:00.000Z',
  estado: 'propuesta',
  respuesta: null,
  decididaEn: null,
};

/** What ministry staff read of an acta; by default everything is possible. */
export function createGestionActa(
  part: Partial<GestionActa> = {},
  permisos: Partial<GestionActa['permisos']> = {},
): GestionActa {
  return {
    acta: createActaSample(),
    version: 4,
    gestiona: true,
    asistio: false,
    diasEnmienda: 5,
    enmiendas: [],
    permisos: {
      emitir: ALLOWED,
      reemitir: ALLOWED,
      abrirEnmienda: ALLOWED,
      proponerEnmienda: ALLOWED,
      decidirEnmienda: ALLOWED,
      sellar: ALLOWED,
      verificar: ALLOWED,
      ...permisos,
    },
    ...part,
  };
}

/** A verification that found everything as it was sealed, or the second file changed. */
export function createVerificacion(valida: boolean): VerificacionActa {
  const { archivosSellados, sello } = createActaSellada();
  return {
    valida,
    verificadaEn: '2026-11-29T15:00:00.000Z',
    sello: sello ?? '',
    selloCalculado: valida ? (sello ?? '') : huella('f'),
    archivos: archivosSellados.map(({ nombre, papel, sha256 }, place) => {
      const isChanged = !valida && place === 1;
      return {
        nombre,
        papel,
        sha256,
        sha256Calculado: isChanged ? huella('9') : sha256,
        hallazgo: isChanged ? ('cambiado' as const) : ('intacto' as const),
      };
    }),
    diferencias: [],
  };
}

/** The acta of a meeting before it is issued. */
export const PROPUESTA: PropuestaActa = {
  titulo: 'Acta n.º 007',
  datos: [{ nombre: 'Temática', valor: 'Validación del esquema' }],
  asistentes: {
    columnas: ['Entidad', 'Nombre', 'Asistencia'],
    filas: [['Ministerio de relaciones exteriores', 'María Ñáñez', 'No asistió']],
  },
  puntos: [{ titulo: 'Compromisos', notas: '' }],
  avance: 'Se validó el esquema.',
  decisiones: ['Adoptar 2.0'],
  compromisos: { columnas: ['Compromiso', 'Responsable', 'Entidad', 'Fecha límite'], filas: [] },
  documentos: [],
  porRevisar: ['Falta marcar si un participante asistió.'],
};
