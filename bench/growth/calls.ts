/** Who asks: the public without a session, or a demo identity. */
export type Caller = 'public' | 'admin' | 'consultor' | 'leader';

/** Identification number of the demo identity behind each caller. */
export const CALLERS: Readonly<Record<Exclude<Caller, 'public'>, string>> = {
  admin: '1000000001',
  consultor: '1000000002',
  leader: '1000000003',
};

/** One endpoint with one request, as a screen sends it. */
export interface Call {
  readonly name: string;
  readonly caller: Caller;
  readonly path: string;
  /** Sent by POST; without it the call is a GET. */
  readonly body?: object;
  /** The answer may be a job: the time is that until its file is ready. */
  readonly exports?: boolean;
}

const USUARIOS = '/usuarios/getUsuariosByFilter';
const AUDITORIA = '/servicioauditoria/findByFilters';
const MESAS = '/mesaInteroperabilidad/listar';
const PROFUNDA = '/mesaInteroperabilidad/buscar';
const COMPROMISOS = '/mesaInteroperabilidad/compromisos/listar';

/** In the order of what grew most before it was mended. */
export const CALLS: readonly Call[] = [
  { name: 'auditoria by text rare', caller: 'admin', path: AUDITORIA, body: { texto: 'PAIS-777776' } },
  { name: 'auditoria filtros', caller: 'admin', path: '/servicioauditoria/filtros' },
  { name: 'auditoria by text common', caller: 'admin', path: AUDITORIA, body: { texto: 'solicitud' } },
  { name: 'auditoria by text of a person', caller: 'admin', path: AUDITORIA, body: { texto: 'nombre77777' } },
  {
    name: 'usuarios order entidad desc',
    caller: 'admin',
    path: USUARIOS,
    body: { ordenarPor: 'entidad', descendente: true },
  },
  {
    name: 'usuarios order fecha desc',
    caller: 'admin',
    path: USUARIOS,
    body: { ordenarPor: 'fecha', descendente: true },
  },
  { name: 'usuarios order rol', caller: 'admin', path: USUARIOS, body: { ordenarPor: 'rol' } },
  { name: 'usuarios page 1000', caller: 'admin', path: USUARIOS, body: { pagina: 1000 } },
  { name: 'usuarios page last', caller: 'admin', path: USUARIOS, body: { pagina: 20_000 } },
  { name: 'usuarios list', caller: 'admin', path: USUARIOS, body: {} },
  { name: 'usuarios list desc', caller: 'admin', path: USUARIOS, body: { descendente: true } },
  { name: 'usuarios by text "ana"', caller: 'admin', path: USUARIOS, body: { texto: 'ana' } },
  { name: 'usuarios by name "nombre77777"', caller: 'admin', path: USUARIOS, body: { texto: 'nombre77777' } },
  { name: 'usuarios pendientes', caller: 'admin', path: USUARIOS, body: { estado: 'pendiente' } },
  { name: 'usuarios list (own entity)', caller: 'leader', path: USUARIOS, body: {} },
  { name: 'usuarios mintic', caller: 'public', path: '/usuarios/mintic' },
  {
    name: 'top five servicios "servicio"',
    caller: 'public',
    path: '/servicios/finderTopFive?keyword=servicio',
  },
  { name: 'top five servicios "zzz"', caller: 'public', path: '/servicios/finderTopFive?keyword=zzz' },
  { name: 'servicios whole', caller: 'public', path: '/servicios' },
  { name: 'servicios por-estado', caller: 'public', path: '/servicios/por-estado' },
  { name: 'elementos by text', caller: 'admin', path: '/elemento-dato/listar', body: { texto: 'vacuna' } },
  { name: 'elementos by text common', caller: 'admin', path: '/elemento-dato/listar', body: { texto: 'de' } },
  { name: 'elementos list', caller: 'admin', path: '/elemento-dato/listar', body: {} },
  { name: 'elementos list (own entity)', caller: 'leader', path: '/elemento-dato/listar', body: {} },
  {
    name: 'elementos parecidos',
    caller: 'admin',
    path: '/elemento-dato/parecidos',
    body: {
      nombre: 'Fecha de vacuna',
      definicion: 'Fecha con la que se identifica vacuna en los procesos de pago.',
    },
  },
  { name: 'auditoria page 1000', caller: 'admin', path: AUDITORIA, body: { pagina: 1000 } },
  {
    name: 'auditoria by day',
    caller: 'admin',
    path: AUDITORIA,
    body: { desde: '2026-03-01', hasta: '2026-03-01' },
  },
  { name: 'auditoria all', caller: 'admin', path: AUDITORIA, body: {} },
  { name: 'auditoria oldest first', caller: 'admin', path: AUDITORIA, body: { ascendente: true } },
  { name: 'auditoria by action', caller: 'admin', path: AUDITORIA, body: { accion: 'editar-mesa' } },
  { name: 'auditoria refused', caller: 'admin', path: AUDITORIA, body: { resultado: 'rechazo' } },
  { name: 'auditoria by person', caller: 'admin', path: AUDITORIA, body: { usuarioId: 500 } },
  { name: 'compromisos todos texto', caller: 'admin', path: COMPROMISOS, body: { texto: 'avance' } },
  {
    name: 'compromisos todos texto rare',
    caller: 'admin',
    path: COMPROMISOS,
    body: { texto: 'intercambio 1234' },
  },
  { name: 'compromisos todos', caller: 'admin', path: COMPROMISOS, body: {} },
  { name: 'compromisos vencidos', caller: 'admin', path: COMPROMISOS, body: { filtro: 'vencidos' } },
  { name: 'compromisos mios', caller: 'consultor', path: COMPROMISOS, body: { vista: 'mios' } },
  { name: 'compromisos entidad', caller: 'leader', path: COMPROMISOS, body: { vista: 'entidad' } },
  { name: 'solicitudes texto', caller: 'admin', path: '/solicitud/listar', body: { texto: 'pasaportes' } },
  { name: 'solicitudes list', caller: 'admin', path: '/solicitud/listar', body: {} },
  {
    name: 'solicitudes order servicio',
    caller: 'admin',
    path: '/solicitud/listar',
    body: { ordenarPor: 'servicio' },
  },
  {
    name: 'solicitudes solicitantes',
    caller: 'admin',
    path: '/solicitudes/solicitantes/finderTopFive?keyword=ana',
  },
  { name: 'solicitud opciones', caller: 'admin', path: '/solicitud/opciones' },
  {
    name: 'top five entidades "min"',
    caller: 'public',
    path: '/entidad/finderTopFive',
    body: { nombreEntidad: 'min' },
  },
  {
    name: 'top five entidades "zzz"',
    caller: 'public',
    path: '/entidad/finderTopFive',
    body: { nombreEntidad: 'zzz' },
  },
  { name: 'entidades whole', caller: 'public', path: '/entidades' },
  { name: 'municipios whole', caller: 'public', path: '/municipios' },
  {
    name: 'top five mesas "mesa"',
    caller: 'public',
    path: '/mesaInteroperabilidad/finderTopFive?keyword=mesa',
  },
  { name: 'top five usuarios "ana"', caller: 'admin', path: '/usuarios/finderTopFive?keyword=ana' },
  {
    name: 'entidades active, by sector order',
    caller: 'admin',
    path: '/entidad/listar',
    body: { activa: true, ordenarPor: 'sector' },
  },
  { name: 'entidades by text', caller: 'admin', path: '/entidad/listar', body: { texto: 'alcaldía' } },
  { name: 'entidades list', caller: 'admin', path: '/entidad/listar', body: {} },
  { name: 'entidad opciones', caller: 'admin', path: '/entidad/opciones' },
  { name: 'mesas list unpaged (spec callers)', caller: 'public', path: MESAS, body: {} },
  { name: 'mesas list p1', caller: 'public', path: MESAS, body: { pagina: 1, tamano: 10 } },
  {
    name: 'mesas list by name',
    caller: 'public',
    path: MESAS,
    body: { nombre: 'pasaporte', pagina: 1, tamano: 10 },
  },
  {
    name: 'mesas list order services',
    caller: 'public',
    path: MESAS,
    body: { ordenarPor: 'cantidadServicios', descendente: true, pagina: 1, tamano: 10 },
  },
  { name: 'mesas resumen', caller: 'public', path: '/mesaInteroperabilidad/resumen' },
  { name: 'mesas deep ""', caller: 'public', path: PROFUNDA, body: { texto: '', pagina: 1, tamano: 10 } },
  {
    name: 'mesas deep "avance reunion"',
    caller: 'public',
    path: PROFUNDA,
    body: { texto: 'avance reunion', pagina: 1, tamano: 10 },
  },
  {
    name: 'mesas deep "informacion"',
    caller: 'public',
    path: PROFUNDA,
    body: { texto: 'informacion', pagina: 1, tamano: 10 },
  },
  { name: 'notificaciones', caller: 'admin', path: '/notificaciones' },
  { name: 'notificaciones sin-leer', caller: 'admin', path: '/notificaciones/sin-leer' },
  { name: 'actividades', caller: 'admin', path: '/actividades/listarActividades' },
  { name: 'diccionario all', caller: 'public', path: '/diccionario/buscar', body: {} },
  { name: 'diccionario typo', caller: 'public', path: '/diccionario/buscar', body: { texto: 'pasaprote' } },
  { name: 'diccionario "fecha"', caller: 'public', path: '/diccionario/buscar', body: { texto: 'fecha' } },
  {
    name: 'diccionario "fecha vacuna"',
    caller: 'public',
    path: '/diccionario/buscar',
    body: { texto: 'fecha vacuna' },
  },
  { name: 'diccionario suggest', caller: 'public', path: '/diccionario/sugerencias?keyword=fec' },
  { name: 'ontologia grafo', caller: 'admin', path: '/ontologia/grafo' },
  { name: 'sesion usuario', caller: 'admin', path: '/servicioLogin/usuario' },
  { name: 'configuracion', caller: 'public', path: '/configuracion' },
  {
    name: 'usuarios exportar csv',
    caller: 'admin',
    path: '/usuarios/exportar',
    body: { formato: 'csv' },
    exports: true,
  },
  {
    name: 'auditoria exportar csv',
    caller: 'admin',
    path: '/servicioauditoria/exportar',
    body: { formato: 'csv' },
    exports: true,
  },
  {
    name: 'elementos exportar csv',
    caller: 'admin',
    path: '/elemento-dato/exportar',
    body: { formato: 'csv' },
    exports: true,
  },
  {
    name: 'solicitudes exportar csv',
    caller: 'admin',
    path: '/solicitud/exportar',
    body: { formato: 'csv' },
    exports: true,
  },
  {
    name: 'entidades exportar csv',
    caller: 'admin',
    path: '/entidad/exportar',
    body: { formato: 'csv' },
    exports: true,
  },
  {
    name: 'mesas exportar csv',
    caller: 'admin',
    path: '/mesaInteroperabilidad/exportar',
    body: { formato: 'csv' },
    exports: true,
  },
];
