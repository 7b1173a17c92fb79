/** Words of the reports, as the specification writes them (§7). */
export const PALABRAS_INFORME = [
  'elementoDatoByFilter',
  'solicitudServicioByFilter',
  'indicadoresByFilter',
  'xroad',
  'tramites-govco',
  'validador',
  'schema',
] as const;
export type PalabraInforme = (typeof PALABRAS_INFORME)[number];

/** What each report is called, and what it answers. */
export const INFORMES: Readonly<
  Record<PalabraInforme, { readonly titulo: string; readonly pregunta: string; readonly publico: boolean }>
> = {
  elementoDatoByFilter: {
    titulo: 'Elementos de dato',
    pregunta: '¿Qué elementos tiene el lenguaje común y quién los usa?',
    publico: true,
  },
  solicitudServicioByFilter: {
    titulo: 'Solicitudes de servicio',
    pregunta: '¿En qué paso está cada solicitud y cuánto ha tardado cada quien?',
    publico: false,
  },
  indicadoresByFilter: {
    titulo: 'Indicadores',
    pregunta: '¿Cuánto vale cada indicador, cuánto cambió y qué tan lejos está su meta?',
    publico: true,
  },
  xroad: {
    titulo: 'Intercambio por X-Road',
    pregunta: '¿Cuánto se intercambia, con quién y con qué resultado?',
    publico: true,
  },
  'tramites-govco': {
    titulo: 'Trámites de GOV.CO',
    pregunta: '¿Qué papeles puede dejar de pedir cada trámite?',
    publico: true,
  },
  validador: {
    titulo: 'Validaciones de mensajes',
    pregunta: '¿Qué mensajes se comprueban y en qué fallan?',
    publico: false,
  },
  schema: {
    titulo: 'Descargas de esquemas',
    pregunta: '¿Qué esquemas se descargan?',
    publico: true,
  },
};

/** Days between what happens at the platform and what everybody reads of it (domain reportes §9). */
export const DIAS_DE_ESPERA_XROAD = 10;

/** Sizes of a page of a report. */
export const TAMANOS_INFORME = [20, 50, 100] as const;
