/** A place of the screen that the first tour shows. */
export interface PasoDeRecorrido {
  readonly titulo: string;
  readonly texto: string;
  /**
   * What the place is called where it stands, as people read or hear it; one whose name goes on with more is meant
   * too. The first that is on the screen is shown.
   */
  readonly lugares: readonly string[];
}

/** What waits for each rol on its home, in its words; another rol reads the general ones. */
const TRABAJO: Readonly<Record<string, string>> = {
  'Administrador MinTIC':
    'Aquí llegan los usuarios por aprobar, los servicios por certificar y los elementos por incorporar, con lo vencido primero.',
  'Coordinador MinTIC':
    'Aquí llegan las solicitudes sin asignar y las que vencen hoy, con lo vencido primero.',
  'Consultor MinTIC': 'Aquí están sus solicitudes por fecha, las actas por escribir y las reuniones de hoy.',
  'Operador AND': 'Aquí está lo que debe registrar, conceptuar y publicar en la plataforma de intercambio.',
  'Líder de interoperabilidad':
    'Aquí está lo que su entidad debe aprobar o responder, y los compromisos que vencen.',
  'Funcionario de entidad': 'Aquí están sus borradores y lo que le devolvieron para corregir.',
  Auditor: 'Aquí se ve lo que ha ocurrido desde su última visita.',
};

const TRABAJO_GENERAL =
  'Aquí está lo que espera por usted, con lo vencido primero y un botón para cada cosa.';

/** The places of the tour for somebody with this rol, in their order. */
export function listPasos(rol: string | undefined): readonly PasoDeRecorrido[] {
  return [
    {
      titulo: 'Su trabajo del día',
      texto: TRABAJO[rol ?? ''] ?? TRABAJO_GENERAL,
      lugares: ['Buenos días', 'Buenas tardes', 'Buenas noches'],
    },
    {
      titulo: 'Todas las funciones de su rol',
      texto:
        'El menú tiene solo lo que su rol puede hacer. En una pantalla angosta se abre con el botón de tres rayas.',
      lugares: ['Menú de funcionalidades', 'Abrir menú'],
    },
    {
      titulo: 'Buscar en todo',
      texto:
        'Encuentre un servicio, una solicitud, una mesa o una acción por su nombre o su número. También con Ctrl K desde cualquier página.',
      lugares: ['Buscar en todo el sistema'],
    },
    {
      titulo: 'Ayuda de cada página',
      texto: 'Lleva a la guía de la página en la que esté y al glosario. Allí puede repetir este recorrido.',
      lugares: ['Ayuda de esta página'],
    },
    {
      titulo: 'Sus avisos',
      texto:
        'La campana cuenta lo que todavía no ha leído. En sus preferencias decide de qué se entera por correo.',
      lugares: ['Notificaciones'],
    },
    {
      titulo: 'Su perfil y sus entidades',
      texto: 'Cambie de entidad, corrija sus datos de contacto o cierre la sesión.',
      lugares: ['Menú de usuario'],
    },
  ];
}
