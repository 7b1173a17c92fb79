/** A step of an invented acuerdo. */
export interface PasoPlaneado {
  readonly accion:
    | 'crear'
    | 'enviar'
    | 'pedir-aclaracion'
    | 'responder'
    | 'aprobar'
    | 'rechazar'
    | 'suspender'
    | 'terminar';
  readonly lado: 'consumidora' | 'proveedora';
  /** Days before the present. */
  readonly hace: number;
  readonly motivo?: string;
  readonly causa?: 'campos-de-mas' | 'finalidad-sin-norma';
}

/** A step of an invented disagreement. */
export interface PasoDeDesacuerdoPlaneado {
  readonly accion: 'reclamar' | 'contestar' | 'pedir-mediacion' | 'decidir';
  readonly de: 'consumidora' | 'proveedora' | 'ministerio';
  readonly hace: number;
  readonly texto: string;
}

export interface PrecedentePlaneado {
  readonly titulo: string;
  readonly texto: string;
}

/** What an entidad asks of another one, and what became of it. */
export interface AcuerdoPlaneado {
  readonly servicio: string;
  /** Sigla or NIT of the entidad that consumes. */
  readonly consumidora: string;
  readonly titulo: string;
  readonly descripcion: string;
  readonly norma: string;
  readonly volumen: number;
  readonly campos: number;
  readonly pasos: readonly PasoPlaneado[];
  readonly marca?: string;
  readonly desacuerdo?: readonly PasoDeDesacuerdoPlaneado[];
  readonly precedente?: PrecedentePlaneado;
}

const crear = (hace: number): PasoPlaneado => ({ accion: 'crear', lado: 'consumidora', hace });
const enviar = (hace: number): PasoPlaneado => ({ accion: 'enviar', lado: 'consumidora', hace });
const aprobar = (hace: number): PasoPlaneado => ({ accion: 'aprobar', lado: 'proveedora', hace });

const ANTITRAMITES = 'Ley 2052 de 2020, artículo 3';

/** On which terms the first servicio is consumed: the second request does not fit. */
export const POLITICA_PLANEADA = {
  servicio: 'Consulta de pasaportes vigentes',
  grupos: [
    [
      { clase: 'tipo', valores: ['publica'] },
      { clase: 'convenio', valores: [] },
    ],
  ],
  cuotaPorConsumidora: 8000,
  cuotaTotal: 10_000,
  condiciones: 'Las consultas se hacen una por una, en el momento del trámite.',
} as const;

/** One or more of each state, told from both sides. */
export const ACUERDOS_PLANEADOS: readonly AcuerdoPlaneado[] = [
  {
    servicio: 'Consulta de pasaportes vigentes',
    consumidora: 'DIAN',
    titulo: 'Identificar a quien declara equipaje',
    descripcion: 'Se comprueba el pasaporte de quien declara, en lugar de pedir una copia.',
    norma: ANTITRAMITES,
    volumen: 4000,
    campos: 3,
    pasos: [crear(46), enviar(45), aprobar(40)],
  },
  {
    servicio: 'Consulta de pasaportes vigentes',
    consumidora: 'SNR',
    titulo: 'Verificar la identidad de quien otorga un poder en el exterior',
    descripcion:
      'La oficina de registro compara el documento citado en el poder con el registro de pasaportes.',
    norma: ANTITRAMITES,
    volumen: 7500,
    campos: 2,
    pasos: [crear(5), enviar(3)],
  },
  {
    servicio: 'Consulta de visas vigentes',
    consumidora: 'DIAN',
    titulo: 'Inscribir a personas extranjeras en el registro tributario',
    descripcion: 'La inscripción pide la clase y la vigencia de la visa.',
    norma: 'Decreto 1625 de 2016, artículo 1.6.1.2.11',
    volumen: 2500,
    campos: 2,
    pasos: [
      crear(70),
      enviar(68),
      aprobar(60),
      {
        accion: 'suspender',
        lado: 'proveedora',
        hace: 6,
        motivo: 'Mantenimiento del sistema de origen durante dos semanas.',
      },
    ],
  },
  {
    servicio: 'Consulta de visas vigentes',
    consumidora: 'SNR',
    titulo: 'Piloto de consulta en ventanilla',
    descripcion: '',
    norma: ANTITRAMITES,
    volumen: 100,
    campos: 1,
    pasos: [
      crear(130),
      enviar(128),
      aprobar(120),
      { accion: 'terminar', lado: 'consumidora', hace: 30, motivo: 'Terminó el piloto.' },
    ],
  },
  {
    servicio: 'Apostilla y legalización de documentos',
    consumidora: 'SNR',
    titulo: 'Guardar copia de todas las apostillas',
    descripcion: 'Copia diaria para consultas futuras.',
    norma: ANTITRAMITES,
    volumen: 90_000,
    campos: 4,
    pasos: [
      crear(16),
      enviar(15),
      {
        accion: 'rechazar',
        lado: 'proveedora',
        hace: 12,
        causa: 'campos-de-mas',
        motivo: 'La finalidad se cumple con la consulta de cada documento; no hace falta la copia de todos.',
      },
    ],
    desacuerdo: [
      {
        accion: 'reclamar',
        de: 'consumidora',
        hace: 9,
        texto: 'La norma que citamos nos permite reunir los documentos que el Estado ya tiene.',
      },
      {
        accion: 'contestar',
        de: 'proveedora',
        hace: 6,
        texto: 'La norma autoriza la consulta caso por caso, no la copia de toda la base.',
      },
      {
        accion: 'pedir-mediacion',
        de: 'consumidora',
        hace: 4,
        texto: 'Pedimos que una mesa revise el alcance de la norma.',
      },
    ],
  },
  {
    servicio: 'Consulta del registro único tributario',
    consumidora: 'CANCILLERIA',
    titulo: 'Pagar a los proveedores de los consulados',
    descripcion: 'Se consulta el registro de cada proveedor antes de pagarle.',
    norma: 'Estatuto tributario',
    volumen: 800,
    campos: 2,
    marca: '¿Qué artículo del Estatuto sustenta la consulta?',
    pasos: [crear(7), enviar(6), { accion: 'pedir-aclaracion', lado: 'proveedora', hace: 2 }],
  },
  {
    servicio: 'Certificado de tradición y libertad',
    consumidora: 'CANCILLERIA',
    titulo: 'Registrar los inmuebles de las misiones',
    descripcion: 'Se comprueba quién figura como dueño de cada inmueble.',
    norma: ANTITRAMITES,
    volumen: 300,
    campos: 2,
    pasos: [crear(32), enviar(31), aprobar(25)],
  },
  {
    servicio: 'Consulta de propietarios de inmuebles',
    consumidora: 'CANCILLERIA',
    titulo: 'Cruzar toda la base de propietarios cada noche',
    descripcion: 'Se busca a quienes viven en el exterior y tienen inmuebles en el país.',
    norma: ANTITRAMITES,
    volumen: 60_000,
    campos: 4,
    pasos: [
      crear(92),
      enviar(91),
      {
        accion: 'rechazar',
        lado: 'proveedora',
        hace: 85,
        causa: 'campos-de-mas',
        motivo: 'La finalidad se cumple con menos datos, y el volumen supera lo que el sistema soporta.',
      },
    ],
    desacuerdo: [
      {
        accion: 'reclamar',
        de: 'consumidora',
        hace: 80,
        texto: 'Los datos que pedimos son los que la norma nombra.',
      },
      {
        accion: 'contestar',
        de: 'proveedora',
        hace: 71,
        texto: 'La norma habla del dato de quien hace un trámite, no de toda la base.',
      },
      { accion: 'pedir-mediacion', de: 'consumidora', hace: 68, texto: '' },
      {
        accion: 'decidir',
        de: 'ministerio',
        hace: 52,
        texto: 'Se consulta caso por caso, con los dos datos que la norma nombra.',
      },
    ],
    precedente: {
      titulo: 'Una consulta caso por caso no se cambia por la copia de la base',
      texto:
        'Cuando una norma autoriza a verificar un requisito, la entidad que consume pide el dato de quien hace el trámite. Copiar toda la base cada noche excede la finalidad, aunque el volumen quepa.',
    },
  },
  {
    servicio: 'Validación de facturas electrónicas',
    consumidora: 'CANCILLERIA',
    titulo: 'Legalizar los gastos de las misiones',
    descripcion: '',
    norma: '',
    volumen: 1500,
    campos: 1,
    pasos: [crear(1)],
  },
];
