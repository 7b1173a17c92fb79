import { accesoPaths } from '@marco/acceso/paths';
import { toServicio } from '@marco/servicios/paths';
import { toAcuerdo, toNuevoAcuerdo } from '../contract/directorio.paths.ts';
import type { EstadoPasoConexion, LectorFicha } from '../contract/ficha.terms.ts';
import type { AccesoServicio } from '../contract/terms.ts';
import type { TerminosDeAcceso } from './acceso.ts';

/** A step until somebody calls a servicio, as `PasoConexion` of the wire. */
export interface PasoHacia {
  readonly codigo: string;
  readonly titulo: string;
  readonly texto: string;
  readonly estado: EstadoPasoConexion;
  readonly duracion: { readonly texto: string; readonly fuente: string } | null;
  readonly enlace: { readonly texto: string; readonly direccion: string } | null;
}

/** The servicio somebody wants to connect to. */
export interface ServicioPorConectar {
  readonly servicioId: number;
  readonly nivel: 0 | 1 | 2 | 3;
  readonly enSuspension: boolean;
  readonly acceso: AccesoServicio;
  /** Null where nobody may ask for it yet. */
  readonly terminos: TerminosDeAcceso | null;
  readonly proveedora: string;
  /** Of its page. */
  readonly direccion: string;
}

/** The acuerdo of an entidad about a servicio that has come furthest and is not over. */
export interface AcuerdoPropio {
  readonly id: number;
  readonly numero: string | null;
  /** Whether it may call by it now. */
  readonly estaActivo: boolean;
}

/** Who reads, as far as the product knows. */
export interface QuienConecta {
  /** Null where there is none. */
  readonly acuerdo: AcuerdoPropio | null;
  readonly entidad: {
    readonly id: number;
    readonly nombre: string;
    readonly codigoXroad: string | null;
  } | null;
  readonly esProveedora: boolean;
}

/** What Finland tells those who join its exchange layer; our own history is too short to tell anything. */
const DURACION_VINCULACION = {
  texto: 'De 1 a 3 meses',
  fuente: 'Lo usual en otros países: aquí aún no hay historia suficiente.',
};

/** What decides which steps are shown. */
export function findLector({ entidad, esProveedora }: QuienConecta): LectorFicha {
  if (entidad === null) return 'visitante';
  if (esProveedora) return 'proveedora';
  return entidad.codigoXroad === null ? 'sin-xroad' : 'con-xroad';
}

/** What who reads has to do until they call the servicio, each step as it stands for them. */
export function listPasos(servicio: ServicioPorConectar, quien: QuienConecta): readonly PasoHacia[] {
  switch (findLector(quien)) {
    case 'visitante':
      return [...listPasosDeTodos(servicio), REGISTRAR];
    case 'proveedora':
      return [buildNivelPropio(servicio)];
    case 'sin-xroad':
      return [
        ...listPasosDeTodos(servicio),
        ...listVinculacion(null),
        ...listAcuerdo(servicio, quien.acuerdo, false),
      ];
    default:
      return [
        ...listPasosDeTodos(servicio),
        ...listVinculacion(quien.entidad?.codigoXroad ?? null),
        ...listAcuerdo(servicio, quien.acuerdo, true),
      ];
  }
}

const plain = { duracion: null, enlace: null } as const;

const REGISTRAR: PasoHacia = {
  codigo: 'registrar',
  titulo: 'Registre su entidad',
  texto: 'Conectarse lo hacen las entidades: con una cuenta, esta lista dice lo que le falta a la suya.',
  estado: 'falta',
  duracion: null,
  enlace: { texto: 'Registrarse', direccion: accesoPaths.register },
};

function listPasosDeTodos({ direccion, nivel, enSuspension }: ServicioPorConectar): readonly PasoHacia[] {
  const isSimulado = nivel > 0 && !enSuspension;
  return [
    {
      codigo: 'leer',
      titulo: 'Lea qué pide y qué entrega',
      texto: 'Cada dato dice su elemento del lenguaje común, sus valores permitidos y si siempre viene.',
      estado: 'puede',
      duracion: null,
      enlace: { texto: 'Ver los datos', direccion: `${direccion}#datos` },
    },
    {
      codigo: 'simular',
      titulo: 'Pruebe con datos inventados',
      texto: isSimulado
        ? 'El simulador responde igual que el servicio y no pide cuenta.'
        : 'El servicio se puede simular desde que una versión suya de nivel 1 o más se puede usar.',
      estado: isSimulado ? 'puede' : 'espera',
      duracion: null,
      enlace: isSimulado ? { texto: 'Probar', direccion: `${direccion}#simulador` } : null,
    },
    {
      codigo: 'suscribirse',
      titulo: 'Pida que le avisen de los cambios',
      texto: 'Sabrá de versiones nuevas, suspensiones y retiros antes de que le afecten.',
      estado: 'puede',
      ...plain,
    },
  ];
}

function listVinculacion(codigo: string | null): readonly PasoHacia[] {
  if (codigo !== null)
    return [
      {
        codigo: 'vinculacion',
        titulo: 'Vincule su entidad a la plataforma de intercambio',
        texto: `Su entidad ya es miembro, con el código ${codigo}.`,
        estado: 'hecho',
        ...plain,
      },
    ];
  return [
    {
      codigo: 'vinculacion',
      titulo: 'Vincule su entidad a la plataforma de intercambio',
      texto:
        'Firme el acuerdo de vinculación con la Agencia Nacional Digital, que le da un código de miembro.',
      estado: 'falta',
      duracion: DURACION_VINCULACION,
      enlace: null,
    },
    {
      codigo: 'servidor',
      titulo: 'Instale el servidor de seguridad de calidad',
      texto: 'Es el equipo de su entidad que firma y recibe los mensajes.',
      estado: 'espera',
      ...plain,
    },
    {
      codigo: 'certificados',
      titulo: 'Reciba los certificados de firma y de autenticación',
      texto: 'Los emite la autoridad que la plataforma reconoce, para su servidor de seguridad.',
      estado: 'espera',
      ...plain,
    },
    {
      codigo: 'subsistema',
      titulo: 'Registre el subsistema que va a consultar',
      texto: 'Es el nombre con el que su sistema se presenta en cada llamada.',
      estado: 'espera',
      ...plain,
    },
  ];
}

/** What the terms of a servicio add to what is done to ask for it. */
function presentTerminos(terminos: TerminosDeAcceso | null): string {
  const convenio = terminos?.pideConvenio ? ' Adjunte el convenio entre las dos entidades.' : '';
  const automatico = terminos?.esAutomatico
    ? ' Lo que cabe en sus cuotas y no pide datos con justificación se aprueba al enviarlo.'
    : '';
  return `${convenio}${automatico}`;
}

/** How long the entidad may take to answer, as it said. */
function presentDuracion(terminos: TerminosDeAcceso | null): PasoHacia['duracion'] {
  if (terminos === null) return null;
  const { diasRespuesta } = terminos;
  return {
    texto: diasRespuesta === 1 ? 'Hasta 1 día hábil' : `Hasta ${diasRespuesta} días hábiles`,
    fuente: 'el plazo de respuesta de la entidad.',
  };
}

function buildAcuerdo(
  { servicioId, nivel, enSuspension, acceso, terminos, proveedora }: ServicioPorConectar,
  acuerdo: AcuerdoPropio | null,
  isMiembro: boolean,
): PasoHacia {
  const paso = { codigo: 'acuerdo', titulo: 'Pida el acceso', duracion: null } as const;
  if (acuerdo !== null)
    return {
      ...paso,
      texto: acuerdo.estaActivo
        ? `Su entidad tiene el acuerdo ${acuerdo.numero ?? ''} con ${proveedora}.`
        : 'Su entidad ya lo pidió: la petición dice en manos de quién está.',
      estado: acuerdo.estaActivo ? 'hecho' : 'espera',
      enlace: { texto: 'Ver el acuerdo', direccion: toAcuerdo(acuerdo.id) },
    };
  const isPublicado = nivel === 3 && !enSuspension;
  const pedir =
    acceso === 'abierto'
      ? 'El servicio está abierto a entidades públicas'
      : 'Diga para qué trámite lo necesita y con qué norma';
  return {
    ...paso,
    texto: isPublicado
      ? `${pedir}: acuérdelo con ${proveedora} y pida solo los datos que justifique.${presentTerminos(terminos)}`
      : `Se puede pedir cuando ${proveedora} publique el servicio en el nivel 3.`,
    estado: isPublicado && isMiembro ? 'falta' : 'espera',
    duracion: isPublicado ? presentDuracion(terminos) : null,
    enlace: isPublicado ? { texto: 'Pedir el acceso', direccion: toNuevoAcuerdo(servicioId) } : null,
  };
}

function listAcuerdo(
  servicio: ServicioPorConectar,
  acuerdo: AcuerdoPropio | null,
  isMiembro: boolean,
): readonly PasoHacia[] {
  const { proveedora } = servicio;
  return [
    buildAcuerdo(servicio, acuerdo, isMiembro),
    {
      codigo: 'permisos',
      titulo: 'Reciba el permiso en la plataforma de intercambio',
      texto: `La Agencia Nacional Digital habilita su subsistema cuando ${proveedora} aprueba el acceso.`,
      estado: 'espera',
      ...plain,
    },
    {
      codigo: 'pruebas',
      titulo: 'Haga las llamadas de prueba',
      texto: 'Una válida, una sin registros, una con error y una sin permiso, en el ambiente de calidad.',
      estado: 'espera',
      ...plain,
    },
    {
      codigo: 'produccion',
      titulo: 'Pase a producción',
      texto: 'Con las pruebas hechas, el mismo permiso se habilita en producción.',
      estado: 'espera',
      ...plain,
    },
  ];
}

function buildNivelPropio({ servicioId, nivel }: ServicioPorConectar): PasoHacia {
  return {
    codigo: 'propio',
    titulo: 'Este servicio es de su entidad',
    texto:
      nivel === 3
        ? 'Está publicado: las demás entidades ya pueden pedir acceso.'
        : 'Las demás entidades podrán pedir acceso cuando alcance el nivel 3.',
    estado: nivel === 3 ? 'hecho' : 'falta',
    duracion: null,
    enlace: { texto: 'Ver el servicio', direccion: toServicio(servicioId) },
  };
}

/** What a servicio is called by at the exchange platform, as far as it is known. */
export type AlcanceIdentificador = 'produccion' | 'pruebas' | 'miembro' | 'ninguno';

const NOTA_IDENTIFICADOR: Readonly<Record<AlcanceIdentificador, string>> = {
  produccion:
    'Con él se llama al servicio en producción: instancia, clase, miembro, subsistema, servicio y versión.',
  pruebas: 'Es el del ambiente de pruebas. El de producción se publica con el nivel 3.',
  miembro:
    'Es el código de miembro de la entidad. El subsistema y el código del servicio se publican con el nivel 3.',
  ninguno: 'La entidad aún no tiene código de miembro en la plataforma de intercambio.',
};

/** What the identifier of a servicio is, and what stops everybody from using it. */
export function listNotas(
  { enSuspension }: Pick<ServicioPorConectar, 'enSuspension'>,
  alcance: AlcanceIdentificador,
): readonly string[] {
  return [
    ...(enSuspension ? ['El servicio está en suspensión: por ahora nadie lo puede usar.'] : []),
    NOTA_IDENTIFICADOR[alcance],
  ];
}
