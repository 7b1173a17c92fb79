import type { EstadoSolicitud, Nivel, TipoSolicitud } from '../../contract/terms.ts';

interface TextosDeTurno {
  /** What the owner of the turn does. */
  readonly suyo: string;
  /** What everybody else waits for. */
  readonly ajeno: string;
}

/** What happens next in each state; of a closed one, what became of it. */
const TEXTOS_DE_TURNO: Readonly<Record<EstadoSolicitud, TextosDeTurno>> = {
  borrador: {
    suyo: 'Complete el borrador y radíquelo',
    ajeno: 'La entidad completa el borrador',
  },
  radicada: {
    suyo: 'Asigne la solicitud a un consultor',
    ajeno: 'El ministerio la asigna a un consultor',
  },
  asignada: { suyo: 'Inicie la revisión', ajeno: 'El consultor inicia la revisión' },
  'en-revision': {
    suyo: 'Revise si la solicitud está completa',
    ajeno: 'El consultor revisa si la solicitud está completa',
  },
  devuelta: {
    suyo: 'Corrija lo que se observó y radique de nuevo',
    ajeno: 'La entidad corrige lo que se observó',
  },
  'en-conceptualizacion': {
    suyo: 'Diga en qué elemento queda cada campo',
    ajeno: 'El consultor dice en qué elemento queda cada campo',
  },
  'en-evaluacion': { suyo: 'Evalúe el servicio', ajeno: 'El consultor evalúa el servicio' },
  'en-verificacion': { suyo: 'Verifique el servicio', ajeno: 'El consultor verifica el servicio' },
  'pendiente-entidad': {
    suyo: 'Decida campo por campo y apruebe',
    ajeno: 'La entidad decide campo por campo',
  },
  'concepto-favorable': {
    suyo: 'Certifique la solicitud',
    ajeno: 'El ministerio certifica la solicitud',
  },
  certificada: { suyo: 'El servicio alcanzó su nivel', ajeno: 'El servicio alcanzó su nivel' },
  rechazada: { suyo: 'La solicitud fue rechazada', ajeno: 'La solicitud fue rechazada' },
  desistida: { suyo: 'La solicitud se desistió', ajeno: 'La solicitud se desistió' },
  cancelada: { suyo: 'La entidad canceló la solicitud', ajeno: 'La entidad canceló la solicitud' },
};

/** Those of a level that does another work. */
const DE_NIVEL: Readonly<Record<Nivel, Readonly<Partial<Record<EstadoSolicitud, TextosDeTurno>>>>> = {
  1: {},
  2: {
    'en-evaluacion': {
      suyo: 'Lea el informe del banco y presente la solicitud',
      ajeno: 'El consultor evalúa lo que dice el banco',
    },
    'pendiente-entidad': {
      suyo: 'Lea el informe del banco y decida',
      ajeno: 'La entidad decide sobre el informe del banco',
    },
  },
  3: {
    'en-verificacion': {
      suyo: 'Verifique el servicio, ítem por ítem',
      ajeno: 'El consultor y la Agencia Nacional Digital verifican el servicio',
    },
    'pendiente-entidad': {
      suyo: 'Lea el informe de verificación y decida',
      ajeno: 'La entidad decide sobre el informe de verificación',
    },
    certificada: {
      suyo: 'El servicio está certificado y espera su publicación',
      ajeno: 'El servicio está certificado y espera su publicación',
    },
  },
};

/** Those of a request that ends a version. */
const DE_RETIRO: Readonly<Partial<Record<EstadoSolicitud, TextosDeTurno>>> = {
  'en-revision': {
    suyo: 'Revise el retiro y preséntelo a la entidad',
    ajeno: 'El consultor revisa el retiro',
  },
  'pendiente-entidad': {
    suyo: 'Vea a quiénes se les rompe y decida',
    ajeno: 'La entidad decide sobre el retiro',
  },
  'concepto-favorable': { suyo: 'Certifique el retiro', ajeno: 'El ministerio certifica el retiro' },
  certificada: { suyo: 'El retiro quedó certificado', ajeno: 'El retiro quedó certificado' },
};

/** What happens next with a request. */
export function getTextosDeTurno({
  estado,
  nivel,
  tipo,
}: {
  readonly estado: EstadoSolicitud;
  readonly nivel: Nivel;
  readonly tipo: TipoSolicitud;
}): TextosDeTurno {
  return (tipo === 'retiro' ? DE_RETIRO : DE_NIVEL[nivel])[estado] ?? TEXTOS_DE_TURNO[estado];
}
