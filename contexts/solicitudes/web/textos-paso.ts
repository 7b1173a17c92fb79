import type { Nivel, TipoSolicitud } from '../contract/terms.ts';

/** What the words of a step depend on. */
interface Tramitada {
  readonly nivel: Nivel;
  readonly tipo: TipoSolicitud;
  /** Since which version it says that nothing changed; null, or absent, for one that asks for its level whole. */
  readonly reafirmacion?: { readonly version: { readonly numero: string } } | null;
}

/** What a question of a step says. */
interface Pregunta {
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
}

interface PreguntaPorMotivo extends Pregunta {
  /** Name of the field the reason is written in. */
  readonly label: string;
  readonly tone: 'warn';
}

const PREGUNTAS = {
  revisar: {
    title: '¿Iniciar la revisión?',
    message: 'La entidad verá que su solicitud está en revisión.',
    confirmLabel: 'Iniciar revisión',
  },
  conceptualizar: {
    title: '¿Pasar a conceptualización?',
    message: 'La solicitud está completa: sigue decir en qué elemento del lenguaje común queda cada campo.',
    confirmLabel: 'Pasar a conceptualización',
  },
  evaluar: {
    title: '¿Pasar a evaluación?',
    message: 'El banco comprueba de nuevo el contrato adjunto, y su informe queda en la solicitud.',
    confirmLabel: 'Pasar a evaluación',
  },
  verificar: {
    title: '¿Pasar a verificación?',
    message:
      'Se abre la tarea de la Agencia Nacional Digital, que da su concepto técnico mientras usted verifica.',
    confirmLabel: 'Pasar a verificación',
  },
  presentar: {
    title: '¿Presentar a la entidad?',
    message: 'La entidad aprobará u observará cada campo. Mientras tanto el catálogo no se puede cambiar.',
    confirmLabel: 'Presentar a la entidad',
  },
  aprobar: {
    title: '¿Aprobar la conceptualización?',
    message: 'Su entidad acepta las definiciones de todos los campos. No se puede deshacer.',
    confirmLabel: 'Aprobar conceptualización',
  },
  certificar: {
    title: '¿Certificar la solicitud?',
    message: 'El servicio queda en Estandarizado Nivel 1 y la solicitud se cierra. No se puede deshacer.',
    confirmLabel: 'Certificar solicitud',
  },
} as const satisfies Readonly<Record<string, Pregunta>>;

type PasoPreguntado = keyof typeof PREGUNTAS;

/** Those that a level asks in other words: in levels 2 and 3 the entity accepts a report, not definitions. */
const DE_NIVEL: Readonly<Record<Nivel, Readonly<Partial<Record<PasoPreguntado, Pregunta>>>>> = {
  1: {},
  2: {
    presentar: {
      title: '¿Presentar a la entidad?',
      message: 'La entidad aprobará u observará el informe del banco, que queda como está.',
      confirmLabel: 'Presentar a la entidad',
    },
    aprobar: {
      title: '¿Aprobar el informe?',
      message: 'Su entidad acepta lo que el banco encontró. El ministerio lo repite antes de certificar.',
      confirmLabel: 'Aprobar informe',
    },
    certificar: {
      title: '¿Certificar la solicitud?',
      message:
        'El banco se ejecuta otra vez. Si encuentra lo mismo que aprobó la entidad, el servicio queda en Evaluado Nivel 2 y la solicitud se cierra. No se puede deshacer.',
      confirmLabel: 'Certificar solicitud',
    },
  },
  3: {
    presentar: {
      title: '¿Presentar a la entidad?',
      message: 'La entidad aprobará u observará el informe de verificación, que queda como está.',
      confirmLabel: 'Presentar a la entidad',
    },
    aprobar: {
      title: '¿Aprobar el informe de verificación?',
      message: 'Su entidad acepta los veredictos de los ítems y el concepto técnico. No se puede deshacer.',
      confirmLabel: 'Aprobar informe',
    },
    certificar: {
      title: '¿Certificar la solicitud?',
      message:
        'Se expide el certificado de nivel 3 y la solicitud se cierra. El servicio queda en Publicado Nivel 3 cuando la Agencia Nacional Digital registre la producción. No se puede deshacer.',
      confirmLabel: 'Certificar solicitud',
    },
  },
};

/** Those of a request that ends a version. */
const DE_RETIRO: Readonly<Partial<Record<PasoPreguntado, Pregunta>>> = {
  presentar: {
    title: '¿Presentar a la entidad?',
    message: 'La entidad verá a quiénes se les rompe y aprobará u observará el retiro.',
    confirmLabel: 'Presentar a la entidad',
  },
  aprobar: {
    title: '¿Aprobar el retiro?',
    message: 'Su entidad confirma que la versión deja de ofrecerse. No se puede deshacer.',
    confirmLabel: 'Aprobar retiro',
  },
  certificar: {
    title: '¿Certificar el retiro?',
    message:
      'La versión queda obsoleta hasta el día del retiro, o se retira hoy si nadie la usa y el día llegó. No se expide ningún certificado. No se puede deshacer.',
    confirmLabel: 'Certificar retiro',
  },
};

const MOTIVOS = {
  observar: {
    title: '¿Observar la conceptualización?',
    label: 'Observación',
    message: 'Vuelve a conceptualización; el consultor leerá lo que su entidad observó.',
    confirmLabel: 'Observar',
    tone: 'warn',
  },
  reabrir: {
    title: '¿Reabrir la solicitud?',
    label: 'Motivo',
    message:
      'Vuelve al consultor; lo que la entidad aprobó deja de valer, y ambos hechos quedan en el historial.',
    confirmLabel: 'Reabrir',
    tone: 'warn',
  },
  rechazar: {
    title: '¿Rechazar la solicitud?',
    label: 'Motivo',
    message: 'Se cierra y la entidad leerá el motivo. No se puede deshacer.',
    confirmLabel: 'Rechazar',
    tone: 'warn',
  },
  cancelar: {
    title: '¿Cancelar la solicitud?',
    label: 'Motivo',
    message: 'Se cierra sin certificar el servicio. No se puede deshacer.',
    confirmLabel: 'Cancelar solicitud',
    tone: 'warn',
  },
} as const satisfies Readonly<Record<string, PreguntaPorMotivo>>;

type PasoConMotivo = keyof typeof MOTIVOS;

/** How a level asks why its report is not accepted. */
const OBSERVAR: Readonly<Record<Nivel, PreguntaPorMotivo>> = {
  1: MOTIVOS.observar,
  2: {
    ...MOTIVOS.observar,
    title: '¿Observar el informe?',
    message: 'Vuelve a evaluación; el consultor leerá lo que su entidad observó.',
  },
  3: {
    ...MOTIVOS.observar,
    title: '¿Observar el informe de verificación?',
    message: 'Vuelve a verificación; el consultor leerá lo que su entidad observó.',
  },
};

const OBSERVAR_RETIRO: PreguntaPorMotivo = {
  ...MOTIVOS.observar,
  title: '¿Observar el retiro?',
  message: 'Vuelve a revisión; el consultor leerá lo que su entidad observó.',
};

const CERTIFICAR_REAFIRMADA: Pregunta = {
  title: '¿Certificar sin cambios?',
  message:
    'El sistema compara todo otra vez. Si sigue igual, el certificado dirá desde qué versión no hay cambios y la solicitud se cierra. No se puede deshacer.',
  confirmLabel: 'Certificar solicitud',
};

const REABRIR_REAFIRMADA: PreguntaPorMotivo = {
  ...MOTIVOS.reabrir,
  message:
    'Ya no va sin cambios: la coordinación la asigna y el ministerio la estudia completa. Ambos hechos quedan en el historial.',
};

/** What is asked before a step that gives no reason; undefined for one that gives one. */
export function findPregunta(paso: string, { nivel, tipo, reafirmacion }: Tramitada): Pregunta | undefined {
  if (!isPreguntado(paso)) return undefined;
  if (paso === 'certificar' && reafirmacion) return CERTIFICAR_REAFIRMADA;
  return (tipo === 'retiro' ? DE_RETIRO : DE_NIVEL[nivel])[paso] ?? PREGUNTAS[paso];
}

/** What is asked before a step that says why; undefined for one that gives no reason. */
export function findPreguntaPorMotivo(
  paso: string,
  { nivel, tipo, reafirmacion }: Tramitada,
): PreguntaPorMotivo | undefined {
  if (!isConMotivo(paso)) return undefined;
  if (paso === 'reabrir' && reafirmacion) return REABRIR_REAFIRMADA;
  if (paso === 'observar') return tipo === 'retiro' ? OBSERVAR_RETIRO : OBSERVAR[nivel];
  return MOTIVOS[paso];
}

const isPreguntado = (paso: string): paso is PasoPreguntado => paso in PREGUNTAS;
const isConMotivo = (paso: string): paso is PasoConMotivo => paso in MOTIVOS;
